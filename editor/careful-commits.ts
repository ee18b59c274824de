import { merge } from 'node-diff3'
import { entryFolder, entryKinds } from '../lib/entries/entry-files'
import { locales } from '../lib/i18n/locales'
import { checkedSchemas } from '../tools/content-check/checked-schemas'
import { fixFile } from '../tools/content-check/fix-file'
import { mistakesIn, type Form } from './check-before-save'
import { rejection } from './github-failures'
import type { keptHeads } from './unsent-work'

type Change = { path: string; contents: string }

export type CommitInput = {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: Change[]; deletions?: { path: string }[] }
  message: { headline: string }
}

/** A request of the application, which others for the same account are made from. */
type Request = {
  url: string
  init: RequestInit | undefined
  query: string
  variables: { input: CommitInput; branch?: string }
}

type PullRequest = { number: number; author?: { login: string; name?: string } }

type Repository = Record<string, { nodes?: Record<string, string>[] } & Ref>

type Blob = { oid: string; text: string | null; isTruncated: boolean | null }

const main = 'main'

const entryFolders = entryKinds.map(entryFolder)

/** By it a commit is known to be of something that has not been there. */
export const newEntry = 'content: new'

/** What a file is checked together with, beside the names of the entries. */
const checkedFiles = [
  ...Object.keys(checkedSchemas).filter((file) => !file.includes('*')),
  ...locales.map((locale) => `messages/${locale}.json`),
]

/**
 * Stands between the application and GitHub, so that no save overwrites what others have changed. The
 * application by itself writes what a form holds over somebody else's proposal, or over what was
 * published meanwhile. Such a save is merged as git merges, or rejected in words, with all that was
 * typed still in the form; so is one with a mistake that the content check would find. Texts are set
 * right on their way (`fixFile`), and nothing is ever written to the main branch itself, nor is a
 * photograph taken away: another proposal may show it.
 */
export function carefulFetch(
  send: typeof fetch,
  repository: string,
  forms: readonly Form[],
  kept: ReturnType<typeof keptHeads>,
): typeof fetch {
  /** What of a file this page has sent: what the form then holds. */
  const sent = new Map<string, string>()
  /** The newest commit of each branch that this page has read. */
  const shown = new Map<string, string | undefined>()

  return async (input, init) => {
    const url = typeof input === 'string' ? input : ''
    if (init?.method === 'PATCH' && url.includes('/git/refs/heads/')) return reset(url, init)
    if (!url.endsWith('/graphql')) return send(input, init)
    const body = JSON.parse(String(init?.body)) as Pick<Request, 'query' | 'variables'>
    if (body.query.includes('createCommitOnBranch')) return commit({ url, init, ...body })
    const response = await send(input, init)
    await look(body, response.clone())
    return response
  }

  /** Remembers the newest commits that this page has read: all that it shows is from there. */
  async function look(
    { query, variables }: Pick<Request, 'query' | 'variables'>,
    response: Response,
  ) {
    const { data } = (await response.json()) as { data?: { repository?: Repository } }
    const head = data?.repository?.ref?.target?.history?.nodes[0]?.oid
    if (head && variables.branch === main) remember([[main, head]])
    if (!query.includes('headRefOid')) return
    const pulls = data?.repository?.pullRequests?.nodes ?? []
    remember(
      pulls.map(({ headRefName = '', headRefOid }) => [headRefName, headRefOid]),
      true,
    )
  }

  function remember(heads: [branch: string, head: string | undefined][], areProposals = false) {
    for (const [branch, head] of heads) shown.set(branch, head)
    kept.remember(Object.fromEntries(heads), areProposals)
  }

  async function ask<Answer>({ url, init }: Request, fields: string): Promise<Answer> {
    const [owner, name] = repository.split('/')
    const query = `query { viewer { login } repository(owner: "${owner}", name: "${name}") { ${fields} } }`
    const response = await send(url, { ...init, body: JSON.stringify({ query }) })
    const { data, message } = (await response.json()) as { data?: unknown; message?: string }
    if (!data) throw new Error(message)
    return data as Answer
  }

  async function commit(request: Request): Promise<Response> {
    const { query, variables } = request
    const { branch, expectedHeadOid, fileChanges, message } = variables.input
    const { branchName } = branch
    if (branchName === main) return rejection(words.straightToMain)
    const isNew = message.headline.startsWith(newEntry)
    const { pull, user } = await openPull(request, branchName)
    if (pull && !isNew && !kept.heads[branchName] && !sentTo(branchName)) {
      if (pull.author?.login !== user) return rejection(words.taken(pull))
      if (!shown.has(branchName)) return rejection(words.ownProposal(pull))
    }

    const { additions, deletions = [] } = fileChanges
    const added = additions.map(({ path }) => path)
    const removed = deletions.map(({ path }) => path)
    const [before, now, read] = await Promise.all([
      texts(request, kept.heads[branchName] ?? kept.heads[main] ?? expectedHeadOid, added),
      texts(request, expectedHeadOid, [...new Set([...added, ...removed, ...checkedFiles])]),
      texts(request, shown.get(branchName) ?? shown.get(main) ?? expectedHeadOid, removed),
    ])
    const isSent = (path: string) => sent.has(`${branchName}:${path}`)
    if (removed.some((path) => read.get(path) !== now.get(path) && !isSent(path))) {
      return rejection(words.changedMeanwhile)
    }
    const after = new Map(now)
    for (const path of removed) after.delete(path)
    const sending = new Map<string, string>()
    for (const addition of additions) {
      const { path } = addition
      const key = `${branchName}:${path}`
      const isThere = now.get(path) !== undefined && !sent.has(key)
      if (!path.endsWith('.json')) {
        if (isThere) return rejection(words.samePicture(path))
        sending.set(key, '')
        continue
      }
      if (isNew && isThere) return rejection(words.sameName(path))
      const typed = decoded(addition.contents)
      const mine = fixFile(path, typed) ?? typed
      const merged = mergeTexts(sent.get(key) ?? before.get(path), now.get(path), mine)
      if (merged === undefined) return rejection(words.sameLines)
      addition.contents = encoded(merged)
      after.set(path, merged)
      sending.set(key, mine)
    }
    const entries = await entryNames(request, expectedHeadOid)
    // Of other entries the check needs to know that they are there.
    const files = new Map(entries.map((path) => [path, '']))
    for (const [path, text] of after) if (text && path.endsWith('.json')) files.set(path, text)
    const { mistakes, missing } = mistakesIn(files, added, forms)
    if (mistakes.length > 0) return rejection(words.mistakes(mistakes))
    const response = await send(request.url, {
      ...request.init,
      body: JSON.stringify({ query, variables }),
    })
    const { errors } = (await response.clone().json()) as { errors?: unknown }
    if (errors) return response
    for (const [key, text] of sending) sent.set(key, text)
    // The application would keep it without a word.
    if (missing.length > 0) alert(words.missing(missing))
    return response
  }

  function sentTo(branch: string): boolean {
    return [...sent.keys()].some((key) => key.startsWith(`${branch}:`))
  }

  async function openPull(request: Request, branch: string) {
    const { viewer, repository: found } = await ask<{
      viewer: { login: string }
      repository: { pullRequests: { nodes: PullRequest[] } }
    }>(
      request,
      `pullRequests(headRefName: ${JSON.stringify(branch)}, states: OPEN, first: 1) { nodes { number author { login ... on User { name } } } }`,
    )
    return { user: viewer.login, pull: found.pullRequests.nodes[0] }
  }

  /** Returns what files hold at a commit; undefined where there is none. */
  async function texts(
    request: Request,
    commit: string,
    paths: readonly string[],
  ): Promise<Map<string, string | undefined>> {
    if (paths.length === 0) return new Map()
    const fields = paths.map(
      (path, place) =>
        `file_${place}: object(expression: ${JSON.stringify(`${commit}:${path}`)}) { ... on Blob { oid text isTruncated } }`,
    )
    const { repository: found } = await ask<{ repository: Record<string, Blob | null> }>(
      request,
      fields.join(' '),
    )
    const read = paths.map(async (path, place) => {
      const blob = found[`file_${place}`]
      return [path, blob ? await wholeText(request, blob) : undefined] as const
    })
    return new Map(await Promise.all(read))
  }

  /** Returns the text of a file of any length: GitHub's first answer ends at 512,000 bytes. */
  async function wholeText({ url, init }: Request, { oid, text, isTruncated }: Blob) {
    if (text === null || !isTruncated) return text ?? ''
    const headers = new Headers(init?.headers)
    headers.set('Accept', 'application/vnd.github.raw')
    const response = await send(`${restOf(url)}/repos/${repository}/git/blobs/${oid}`, { headers })
    if (!response.ok) throw new Error(((await response.json()) as { message: string }).message)
    return response.text()
  }

  /** Returns the paths of all entries at a commit. */
  async function entryNames(request: Request, commit: string): Promise<string[]> {
    const fields = entryFolders.map(
      (folder, place) =>
        `folder_${place}: object(expression: ${JSON.stringify(`${commit}:${folder}`)}) { ... on Tree { entries { name } } }`,
    )
    const { repository: found } = await ask<{
      repository: Record<string, { entries: { name: string }[] } | null>
    }>(request, fields.join(' '))
    return entryFolders.flatMap((folder, place) =>
      (found[`folder_${place}`]?.entries ?? []).map(({ name }) => `${folder}/${name}`),
    )
  }

  /**
   * Before a new proposal the application empties a branch that an old one has left. One without any
   * proposal, and with somebody else's work, is of a person who is just sending it.
   */
  async function reset(url: string, init: RequestInit) {
    const [root = '', branch = ''] = decodeURI(url).split('/git/refs/heads/')
    const read = async (address: string) =>
      (await send(address, { headers: init.headers ?? {} })).json() as Promise<unknown>
    const { commits = [] } = (await read(`${root}/compare/${main}...${branch}`)) as {
      commits?: { author: { login: string } | null }[]
    }
    const owner = root.split('/').at(-2)
    const pulls = (await read(`${root}/pulls?state=all&head=${owner}:${branch}`)) as unknown[]
    const { login } = (await read(`${root.split('/repos/')[0]}/user`)) as { login: string }
    const isOwn = commits.every(({ author }) => author?.login === login)
    if (!isOwn && pulls.length === 0 && !sentTo(branch)) return rejection(words.beingSent, 409)
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

/** The same API, where it is not asked by GraphQL: GitHub's own, and one that an organization runs. */
function restOf(url: string): string {
  return url.replace(/\/graphql$/, '').replace(/\/api$/, '/api/v3')
}

function decoded(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
}

function encoded(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''),
  )
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
  ownProposal: ({ number }: PullRequest) =>
    `Hai già una proposta aperta qui, la numero ${number}: l’hai inviata da un’altra scheda o da un altro dispositivo. Il testo resta qui: ricarica la pagina, premi «Ripristina» e poi Salva: si aggiunge a quella proposta.`,
  sameName: (path: string) =>
    `C’è già, o è in una proposta aperta, una voce che nell’indirizzo si chiama «${path.split('/').at(-1)?.replace('.json', '')}». Se la tua è un’altra, cambia «Nome nell’indirizzo» e premi di nuovo Salva.`,
  changedMeanwhile:
    'Qualcuno ha cambiato questa voce dopo che l’hai aperta, e non è stata tolta. Ricarica la pagina, guarda che cosa dice adesso e, se serve ancora, eliminala di nuovo.',
  sameLines:
    'Mentre scrivevi, qualcuno ha cambiato le stesse righe di questo modulo. Niente è stato sovrascritto. Copia da parte quello che hai scritto, ricarica la pagina, scarta la bozza e scrivilo di nuovo accanto al suo.',
  samePicture: (path: string) =>
    `C’è già una fotografia che si chiama «${path.split('/').at(-1)}». Cambia il nome del file e aggiungila di nuovo.`,
  beingSent:
    'Qualcuno sta inviando proprio adesso una proposta su questo modulo, o il suo invio si è interrotto. Quello che hai scritto resta qui: riprova tra un minuto e, se non basta, chiedi a chi cura il sito.',
}
