import { z } from 'zod'
import { marker, renderReport } from './render-report'
import { reportSchema } from './report-schema'

/** What the event of a completed workflow says of it. Its names are chosen by strangers. */
export const completedRunSchema = z.object({
  id: z.number().int(),
  html_url: z.url(),
  event: z.string(),
  head_sha: z.string().regex(/^[0-9a-f]{40}$/),
  head_branch: z.string(),
  head_repository: z.object({ full_name: z.string(), owner: z.object({ login: z.string() }) }),
})

type Publication = {
  /** https://api.github.com */
  api: string
  token: string
  /** owner/name */
  repository: string
  run: z.infer<typeof completedRunSchema>
  /** The JSON that the workflow has left, if it has. */
  data: string | undefined
}

const pullsSchema = z.array(
  z.object({
    number: z.number().int(),
    head: z.object({
      sha: z.string(),
      repo: z.object({ full_name: z.string() }).nullable(),
    }),
  }),
)

const commentsSchema = z.array(
  z.object({
    id: z.number().int(),
    body: z.string().nullish(),
    user: z.object({ login: z.string(), type: z.string() }).nullable(),
  }),
)

const artifactsSchema = z.object({
  artifacts: z.array(z.object({ id: z.number().int(), name: z.string() })),
})

/**
 * Writes the report of a run as the one comment on its pull request, or anew over the one that is
 * there. Which pull request it is, GitHub says and not the report. Returns what it has done.
 */
export async function publishComment(publication: Publication): Promise<string> {
  const { repository, run, data } = publication
  const call = client(publication)
  const number = await pullRequestOf(publication, call)
  if (number === undefined) return 'No one open pull request stands at the commit of this run.'
  const body = renderReport(readReport(data), {
    run: run.html_url,
    pictures: await picturesLink(publication, call),
  })
  const own = await ownComment(`repos/${repository}/issues/${number}/comments`, call)
  await (own === undefined
    ? call('POST', `repos/${repository}/issues/${number}/comments`, { body })
    : call('PATCH', `repos/${repository}/issues/comments/${own}`, { body }))
  return `Pull request ${number}: comment ${own === undefined ? 'written' : 'brought up to date'}.`
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

function client({ api, token }: Publication): Call {
  return async (method, path, body) => {
    const answer = await fetch(`${api}/${path}`, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.json()
  }
}

/** The event does not name the pull request of a fork; its newest commit tells it from others. */
async function pullRequestOf({ repository, run }: Publication, call: Call) {
  if (run.event !== 'pull_request') return undefined
  const query = new URLSearchParams({
    state: 'open',
    per_page: '100',
    head: `${run.head_repository.owner.login}:${run.head_branch}`,
  })
  const pulls = pullsSchema.parse(await call('GET', `repos/${repository}/pulls?${query}`))
  const own = pulls.filter(
    ({ head }) =>
      head.sha === run.head_sha && head.repo?.full_name === run.head_repository.full_name,
  )
  return own.length === 1 ? own[0]?.number : undefined
}

async function picturesLink({ repository, run }: Publication, call: Call) {
  const path = `repos/${repository}/actions/runs/${run.id}/artifacts?name=pictures`
  const { artifacts } = artifactsSchema.parse(await call('GET', path))
  return artifacts[0] && `${run.html_url}/artifacts/${artifacts[0].id}`
}

/** Anyone may write the marker; only this workflow writes as this user. */
async function ownComment(path: string, call: Call): Promise<number | undefined> {
  for (let page = 1; ; page++) {
    const query = `?per_page=100&page=${page}`
    const comments = commentsSchema.parse(await call('GET', path + query))
    const own = comments.find(
      ({ body, user }) =>
        user?.login === 'github-actions[bot]' && user.type === 'Bot' && body?.startsWith(marker),
    )
    if (own || comments.length < 100) return own?.id
  }
}

function readReport(data: string | undefined) {
  try {
    return reportSchema.safeParse(JSON.parse(data ?? '')).data
  } catch {
    return undefined
  }
}
