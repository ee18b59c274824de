import { merge } from 'node-diff3'
import { locales } from '../lib/i18n/locales'
import { checkedSchemas } from '../tools/content-check/checked-schemas'
import { fixFile } from '../tools/content-check/fix-file'
import { recordChanges } from '../tools/content-check/record-changes'
import { mistakesIn, type Form } from './check-before-save'
import { unsentWork } from './unsent-work'

type Change = { path: string; contents: string }

type CommitInput = {
  branch: { repositoryNameWithOwner: string; branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: Change[]; deletions: { path: string }[] }
}

type Request = { query: string; variables: { input: CommitInput; branch?: string } }

type PullRequest = { number: number; author?: { login: string; name?: string } }

const main = 'main'

/** All that the content check looks at: what one file may say depends on others. */
const checkedFiles = [
  ...Object.keys(checkedSchemas),
  ...locales.map((locale) => `messages/${locale}.json`),
]

/** The files whose photographs are in public/assets/pictures. */
const withPictures = ['content/events.json', 'content/pictures.json']

/**
 * Stands between the application and GitHub, so that no save overwrites what others have changed. The
 * application by itself writes what a form holds over somebody else's proposal, or over what was
 * published meanwhile. Such a save is merged as git merges, or rejected in words, with all that was
 * typed still in the form; so is one with a mistake that the content check would find. Texts are set
 * right on their way (`fixFile`), a photograph that a change leaves without a place goes with it, and
 * nothing is ever written to the main branch itself.
 */
export async function commitCarefully(repository: string, forms: readonly Form[]) {
  const send = window.fetch.bind(window)
  const kept = await unsentWork(repository)
  /** What of a file this page has sent: what the form then holds. */
  const sent = new Map<string, string>()

  window.fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : ''
    const isGraphQL = url.endsWith('/graphql')
    const body = isGraphQL ? (JSON.parse(String(init?.body)) as Request) : undefined
    if (body?.query.includes('createCommitOnBranch')) return commit(url, init, body)
    if (init?.method === 'PATCH' && url.includes('/git/refs/heads/')) return reset(url, init)
    const response = await send(input, init)
    if (body) await look(body, response.clone())
    return response
  }

  /** Remembers the newest commits that this page has read: all that it shows is from there. */
  async function look({ query, variables }: Request, response: Response) {
    const { data } = (await response.json()) as {
      data?: { repository?: Record<string, { nodes?: Record<string, string>[] } & Ref> }
    }
    const head = data?.repository?.ref?.target?.history?.nodes[0]?.oid
    if (head && variables.branch === main) kept.remember({ [main]: head })
    if (!query.includes('headRefOid')) return
    const pulls = data?.repository?.pullRequests?.nodes ?? []
    kept.remember(
      Object.fromEntries(
        pulls.map(({ headRefName = '', headRefOid }) => [headRefName, headRefOid]),
      ),
      true,
    )
  }

  async function ask<Answer>(url: string, init: RequestInit | undefined, query: string) {
    const [owner, name] = repository.split('/')
    const question = `query { repository(owner: "${owner}", name: "${name}") { ${query} } }`
    const response = await send(url, { ...init, body: JSON.stringify({ query: question }) })
    const { data } = (await response.json()) as { data: { repository: Answer } }
    return data.repository
  }

  async function commit(url: string, init: RequestInit | undefined, body: Request) {
    const { branch, expectedHeadOid, fileChanges } = body.variables.input
    const { branchName } = branch
    if (branchName === main) return rejection(words.straightToMain)
    const base = kept.heads[branchName] ?? kept.heads[main]
    const pull = await openPull(url, init, branchName)
    if (pull && !kept.heads[branchName] && !sentTo(branchName)) return rejection(words.taken(pull))

    const { additions } = fileChanges
    const paths = [...new Set([...additions.map(({ path }) => path), ...checkedFiles])]
    const [before, now] = await Promise.all([
      texts(url, init, base ?? expectedHeadOid, paths),
      texts(url, init, expectedHeadOid, paths),
    ])
    const after = new Map(now)
    const sending = new Map<string, string>()
    for (const addition of additions) {
      const { path } = addition
      const key = `${branchName}:${path}`
      if (!path.endsWith('.json')) {
        if (now.get(path) !== undefined && !sent.has(key)) return rejection(words.samePicture(path))
        sending.set(key, '')
        continue
      }
      const typed = decoded(addition.contents)
      const mine = fixFile(path, typed) ?? typed
      const merged = mergeTexts(sent.get(key) ?? before.get(path), now.get(path), mine)
      if (merged === undefined) return rejection(words.sameLines)
      // Not before: what the form knows of the last change is older than what others have written.
      const recorded = recordChanges(path, merged, new Date()) ?? merged
      addition.contents = encoded(recorded)
      after.set(path, recorded)
      sending.set(key, mine)
    }
    const files = [...after].flatMap(([path, text]) =>
      text !== undefined && path.endsWith('.json') ? [[path, text] as const] : [],
    )
    const { mistakes, missing } = mistakesIn(
      new Map(files),
      additions.map(({ path }) => path),
      forms,
    )
    if (mistakes.length > 0) return rejection(words.mistakes(mistakes))
    const left = await leftPictures(url, init, expectedHeadOid, now, after)
    fileChanges.deletions = [...(fileChanges.deletions ?? []), ...left]
    const response = await send(url, { ...init, body: JSON.stringify(body) })
    const { errors } = (await response.clone().json()) as { errors?: unknown }
    if (errors) return response
    for (const [key, text] of sending) sent.set(key, text)
    // The application would keep it without a word.
    if (missing.length > 0) window.alert(words.missing(missing))
    return response
  }

  function sentTo(branch: string): boolean {
    return [...sent.keys()].some((key) => key.startsWith(`${branch}:`))
  }

  async function openPull(url: string, init: RequestInit | undefined, branch: string) {
    const { pullRequests } = await ask<{ pullRequests: { nodes: PullRequest[] } }>(
      url,
      init,
      `pullRequests(headRefName: ${JSON.stringify(branch)}, states: OPEN, first: 1) { nodes { number author { login ... on User { name } } } }`,
    )
    return pullRequests.nodes[0]
  }

  /** Returns what files hold at a commit; undefined where there is none. */
  async function texts(
    url: string,
    init: RequestInit | undefined,
    commit: string,
    paths: readonly string[],
  ): Promise<Map<string, string | undefined>> {
    const fields = paths.map(
      (path, place) =>
        `file_${place}: object(expression: ${JSON.stringify(`${commit}:${path}`)}) { ... on Blob { text isBinary } }`,
    )
    const found = await ask<Record<string, { text: string | null } | null>>(
      url,
      init,
      fields.join(' '),
    )
    return new Map(
      paths.map((path, place) => {
        const blob = found[`file_${place}`]
        return [path, blob ? (blob.text ?? '') : undefined]
      }),
    )
  }

  /** Returns the photographs that were shown and, with this change, are shown nowhere. */
  async function leftPictures(
    url: string,
    init: RequestInit | undefined,
    commit: string,
    now: ReadonlyMap<string, string | undefined>,
    after: ReadonlyMap<string, string | undefined>,
  ) {
    const shown = picturesIn(after)
    const left = [...picturesIn(now)].filter((path) => !shown.has(path))
    if (left.length === 0) return []
    const there = await texts(url, init, commit, left)
    return left.filter((path) => there.get(path) !== undefined).map((path) => ({ path }))
  }

  /**
   * Before a new proposal the application empties a branch that an old one has left. One without any
   * proposal, and with work that is not from here, is somebody's who is just sending it.
   */
  async function reset(url: string, init: RequestInit) {
    const [root = '', branch = ''] = decodeURI(url).split('/git/refs/heads/')
    const read = async (path: string) =>
      (await send(`${root}${path}`, { headers: init.headers ?? {} })).json() as Promise<unknown>
    const { ahead_by: ahead } = (await read(`/compare/${main}...${branch}`)) as {
      ahead_by: number
    }
    const owner = root.split('/').at(-2)
    const pulls = (await read(`/pulls?state=all&head=${owner}:${branch}`)) as unknown[]
    if (ahead > 0 && pulls.length === 0 && !sentTo(branch)) {
      return rejection(words.beingSent, 409)
    }
    return send(url, init)
  }
}

type Ref = { target?: { history?: { nodes: { oid: string }[] } } }

/** Returns a text with the changes of two sides; undefined where they changed the same lines. */
export function mergeTexts(
  base: string | undefined,
  theirs: string | undefined,
  mine: string,
): string | undefined {
  if (theirs === base || theirs === mine) return mine
  if (base === undefined || theirs === undefined) return undefined
  const { conflict, result } = merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), {
    excludeFalseConflicts: true,
  })
  const text = result.join('\n')
  return conflict || !isJson(text) ? undefined : text
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function picturesIn(files: ReadonlyMap<string, string | undefined>): Set<string> {
  const shown = withPictures.flatMap((path) => [
    ...(files.get(path) ?? '').matchAll(/"(\/assets\/pictures\/[^"]+)"/g),
  ])
  return new Set(shown.map(([, address]) => `public${address}`))
}

function decoded(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
}

function encoded(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''),
  )
}

/** As GitHub rejects: the application shows the words and keeps the form as it is. */
function rejection(message: string, status = 200): Response {
  return Response.json({ message, errors: [{ message }] }, { status })
}

const words = {
  missing: (fields: readonly string[]) =>
    `È salvata come bozza. Per inviarla manca ancora:\n\n${fields.join('\n')}\n\nRiaprila dall’elenco, riempi e premi di nuovo Salva.`,
  mistakes: (all: readonly string[]) =>
    `${all.slice(0, 3).join(' — ')}${all.length > 3 ? ` — e altri ${all.length - 3}.` : ''}`,
  straightToMain:
    'Da qui non si scrive direttamente nel sito. Metti o togli la fotografia nel campo dell’evento, o in «Fotografie»: parte insieme alla proposta.',
  taken: ({ number, author }: PullRequest) =>
    `${author?.name || author?.login || 'Un’altra persona'} ha già una proposta aperta su questo modulo, la numero ${number}, che non è ancora pubblicata. La sua resta com’è e quello che hai scritto resta qui: quando la sua è pubblicata, torna qui e premi di nuovo Salva.`,
  sameLines:
    'Mentre scrivevi, qualcuno ha cambiato le stesse righe di questo modulo. Niente è stato sovrascritto. Copia da parte quello che hai scritto, ricarica la pagina, scarta la bozza e scrivilo di nuovo accanto al suo.',
  samePicture: (path: string) =>
    `C’è già una fotografia che si chiama «${path.split('/').at(-1)}». Cambia il nome del file e aggiungila di nuovo.`,
  beingSent:
    'Qualcuno sta inviando proprio adesso una proposta su questo modulo, o il suo invio si è interrotto. Quello che hai scritto resta qui: riprova tra un minuto e, se non basta, chiedi a chi cura il sito.',
}
