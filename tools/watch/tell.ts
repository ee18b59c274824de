import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { reachWell } from './reach'
import type { Variables } from './watch-site'

/** Tells of today's faults whoever listens; returns them, and that nobody listens. */
export async function report(today: readonly string[], variables: Variables): Promise<string[]> {
  const { HEARTBEAT_URL: url, STATE_DIRECTORY: folder } = variables
  const unheard = await (url ? tellHeartbeat(url, today, folder) : Promise.resolve()).then(
    () => [],
    ({ message }: Error) => [`Nessuno sente l’allarme: HEARTBEAT_URL non risponde (${message}).`],
  )
  const faults = [...today, ...unheard]
  await tellIssue('Allarme: qualcosa del sito non va', faults, variables)
  return faults
}

/**
 * Tells a service that raises an alarm when it hears of faults, or nothing. It speaks when its state
 * changes: of what is new since yesterday, which a folder remembers, it hears as of a new fault.
 */
async function tellHeartbeat(url: string, faults: readonly string[], folder?: string) {
  const memory = folder && join(folder, 'said')
  const said = memory && existsSync(memory) ? readFileSync(memory, 'utf8').split('\n') : []
  const isNew = said.length > 0 && faults.some((fault) => !said.includes(fault))
  if (faults.length === 0 || isNew) await post(url)
  if (faults.length > 0) {
    const failure = new URL(url)
    failure.pathname = failure.pathname.replace(/\/?$/, '/fail')
    await post(failure, faults.join('\n'))
  }
  if (memory) writeFileSync(memory, faults.join('\n'))
}

async function post(url: string | URL, body?: string) {
  const response = await reachWell(url, { method: 'POST', body })
  // healthchecks.io answers 200 for an address that it does not know.
  if ((await response.text()).includes('not found')) throw new Error('indirizzo sconosciuto')
}

const issuesSchema = z.array(
  z.object({ number: z.number(), title: z.string(), body: z.string().nullable() }),
)

/**
 * Keeps the issue that lists sentences, where this runs on GitHub: opened for the first ones, commented
 * when there are new ones, closed when there are none.
 */
export async function tellIssue(
  title: string,
  sentences: readonly string[],
  { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN }: Variables,
) {
  if (!GITHUB_TOKEN) return
  const ask = (method: string, path: string, body?: object) =>
    reachWell(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues${path}`, {
      method,
      headers: { Authorization: `Bearer ${GITHUB_TOKEN}`, Accept: 'application/vnd.github+json' },
      body: body && JSON.stringify(body),
    })
  // Anybody may open one with this title.
  const own = await ask('GET', '?state=open&per_page=100&creator=github-actions%5Bbot%5D')
  const issue = issuesSchema.parse(await own.json()).find((open) => open.title === title)
  const list = sentences.map((sentence) => `- ${sentence}`)
  const body = list.join('\n')
  const said = issue?.body?.split(/\r?\n/) ?? []
  if (!issue && list.length > 0) await ask('POST', '', { title, body })
  if (issue && list.length === 0) await ask('PATCH', `/${issue.number}`, { state: 'closed' })
  if (issue && list.length > 0) {
    const isNew = list.some((line) => !said.includes(line))
    if (isNew) await ask('POST', `/${issue.number}/comments`, { body })
    if (isNew || said.length !== list.length) await ask('PATCH', `/${issue.number}`, { body })
  }
}
