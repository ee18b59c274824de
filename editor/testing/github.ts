import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { merge as mergeLines } from 'node-diff3'
import type { CommitInput } from '../careful-commits'

type Commit = { parent: string | undefined; author: string; files: ReadonlyMap<string, string> }

type PullRequest = {
  title: string
  head: string
  labels: string[]
  isDraft: boolean
  author: string
  state: 'open' | 'closed' | 'merged'
}

type Body = {
  query: string
  variables: { branch?: string; input: Record<string, string> & CommitInput }
  title: string
  head: string
  draft: boolean
  labels: string[]
  state?: 'closed'
  sha: string
}

/** GitHub cuts the text of a longer file without an error, and says so only if asked. */
export const longestText = 512_000

const noPermission = 'Resource not accessible by personal access token'
const tooFast = 'You have exceeded a secondary rate limit. Please wait a few minutes.'

/** How GitHub fails, in its own words; 0 is a connection that breaks. */
export const failures = {
  expired: { status: 401, body: '{ "message": "Bad credentials", "status": "401" }' },
  forbidden: { status: 403, body: JSON.stringify({ message: noPermission }) },
  hidden: { status: 404, body: '{ "message": "Not Found", "status": "404" }' },
  'forbidden by type': {
    status: 200,
    body: JSON.stringify({ data: null, errors: [{ type: 'FORBIDDEN', message: noPermission }] }),
  },
  'too fast': { status: 403, body: JSON.stringify({ message: tooFast }) },
  'out of requests': {
    status: 200,
    body: '{ "errors": [{ "type": "RATE_LIMIT", "message": "API rate limit exceeded" }] }',
  },
  'bad gateway': { status: 502, body: '<html><body>502 Bad Gateway</body></html>' },
  'too slow': {
    status: 200,
    body: '{ "data": null, "errors": [{ "message": "Something went wrong while executing your query." }] }',
  },
  'no data': { status: 200, body: '{ "data": null }' },
  disconnected: { status: 0, body: '' },
} as const

/** What GitHub rejects: by GraphQL with 200. */
class Rejection extends Error {
  constructor(
    message: string,
    readonly status = 200,
    readonly body = JSON.stringify({ message, errors: [{ message }] }),
  ) {
    super(message)
  }
}

/**
 * GitHub's API as far as the editor asks it, on a repository that is kept in memory: starting git for each
 * question takes most of a test's time. It cuts long texts, gives pages of results, and fails when told
 * to. A token is its owner's name. Any other question is answered 501 and kept in `unknown`.
 */
export function startGitHub(port: number, files: Record<string, string>) {
  const branches = new Map<string, string>()
  const commits = new Map<string, Commit>()
  const blobs = new Map<string, Buffer>()
  const pulls: PullRequest[] = []
  const unknown: string[] = []
  const now = () => new Date().toISOString()
  commit('main', files)

  /** What the next requests get, by name and by what they ask. */
  const failing: { failure: keyof typeof failures; asked: string }[] = []

  function filesAt(place = ''): ReadonlyMap<string, string> {
    return commits.get(branches.get(place) ?? place)?.files ?? new Map()
  }

  /** Returns a file's text on a branch or at a commit; undefined where there is none. */
  function read(place: string, path: string): string | undefined {
    return blobs.get(filesAt(place).get(path) ?? '')?.toString()
  }

  /** Returns the paths of all files on the main branch. */
  const paths = () => [...filesAt('main').keys()]

  /** Puts files onto a branch, and takes others away. */
  function commit(
    branch: string,
    written: Record<string, string | Buffer>,
    deleted: readonly string[] = [],
    author = 'anna',
  ) {
    const added = Object.entries(written).map(([path, text]) => {
      const bytes = Buffer.from(text)
      const oid = createHash('sha1').update(bytes).digest('hex')
      blobs.set(oid, bytes)
      return [path, oid] as const
    })
    const after = new Map([...filesAt(branch), ...added])
    for (const path of deleted) after.delete(path)
    const oid = createHash('sha1').update(`commit ${commits.size}`).digest('hex')
    commits.set(oid, { parent: branches.get(branch), author, files: after })
    branches.set(branch, oid)
    return { oid, oids: added.map(([, blob]) => blob) }
  }

  /** Returns the commits from a branch's newest to its first. */
  function history(branch: string): string[] {
    const oids: string[] = []
    for (let oid = branches.get(branch); oid; oid = commits.get(oid)?.parent) oids.push(oid)
    return oids
  }

  /** Returns what a branch has that the main one has not, and where it began. */
  function ahead(branch: string) {
    const inMain = new Set(history('main'))
    const all = history(branch)
    return {
      own: all.filter((oid) => !inMain.has(oid)),
      base: filesAt(all.find((oid) => inMain.has(oid))),
    }
  }

  function changedPaths(branch: string): string[] {
    const [{ base }, own] = [ahead(branch), filesAt(branch)]
    return [...new Set([...base.keys(), ...own.keys()])].filter(
      (path) => base.get(path) !== own.get(path),
    )
  }

  /** Puts a proposal into the main branch as one commit, as whoever looks after the site does. */
  function merge(number: number) {
    const pull = pulls[number - 1]
    if (!pull) throw new Error(`No proposal ${number}`)
    const [{ base }, own, inMain] = [ahead(pull.head), filesAt(pull.head), filesAt('main')]
    const text = (oid?: string) => (blobs.get(oid ?? '')?.toString() ?? '').split('\n')
    const written: Record<string, string | Buffer> = {}
    const deleted: string[] = []
    for (const path of changedPaths(pull.head)) {
      const [before, theirs, mine] = [base.get(path), inMain.get(path), own.get(path)]
      const bytes = blobs.get(mine ?? '')
      if (theirs !== before && theirs !== mine) {
        const { conflict, result } = mergeLines(text(theirs), text(before), text(mine))
        if (conflict || !bytes || !theirs) throw new Error(`Proposal ${number} has conflicts`)
        written[path] = result.join('\n')
      } else if (bytes) written[path] = bytes
      else deleted.push(path)
    }
    commit('main', written, deleted)
    branches.delete(pull.head)
    pull.state = 'merged'
  }

  function answerRest(method: string, path: string, body: Body, user: string): unknown {
    if (path === '/user')
      return { id: user.length, login: user, name: nameOf(user), email: `${user}@example.org` }
    if (path.endsWith(`/collaborators/${user}`)) return {}
    const after = (pattern: RegExp) => pattern.exec(path)?.[1]
    const tree = after(/\/git\/trees\/(\w+)\?recursive=1$/)
    if (tree) {
      const entries = [...filesAt(tree)].map(([name, sha]) => ({
        type: 'blob',
        path: name,
        sha,
        size: blobs.get(sha)?.length,
      }))
      return { tree: entries }
    }
    const branch = after(/\/git\/refs\/heads\/(.+)$/)
    if (branch && method === 'PATCH') return { ref: branches.set(branch, body.sha).get(branch) }
    if (branch && method === 'DELETE') return { ref: branches.delete(branch) }
    const compared = after(/\/compare\/main\.\.\.(.+)$/)
    if (compared) {
      const own = ahead(compared).own.map((oid) => ({
        author: { login: commits.get(oid)?.author },
      }))
      return { ahead_by: own.length, commits: own }
    }
    const blob = after(/\/git\/blobs\/(\w+)$/)
    if (blob) return blobs.get(blob)
    const head = after(/\/pulls\?state=all&head=[^:]+:(.+)$/)
    if (head) return pulls.filter((pull) => pull.head === head)
    if (method === 'POST' && path.endsWith('/pulls')) return createPull(body, user)
    const pull = pulls[Number(after(/\/(?:issues|pulls)\/(\d+)(?:\/labels)?$/)) - 1]
    if (!pull) return undefined
    if (body.state) pull.state = body.state
    else if (method !== 'GET') pull.labels = body.labels
    return { labels: pull.labels.map((name) => ({ name })) }
  }

  function createPull({ title, head, draft }: Body, author: string) {
    if (pulls.some((pull) => pull.head === head && pull.state === 'open'))
      throw new Rejection(`A pull request already exists for associazione:${head}.`, 422)
    const number = pulls.push({ title, head, author, labels: [], isDraft: draft, state: 'open' })
    const [created_at, html_url] = [now(), `http://localhost:${port}/pull/${number}`]
    return { number, node_id: String(number), title, html_url, created_at, updated_at: created_at }
  }

  function answerGraphQL({ query, variables }: Body, user: string): unknown {
    const { input, branch = 'main' } = variables ?? {}
    if (query.includes('createCommitOnBranch')) return createCommit(input, user)
    if (query.includes('createRef')) {
      const name = (input.name ?? '').replace('refs/heads/', '')
      if (branches.has(name)) throw new Rejection(`A ref named "refs/heads/${name}" already exists`)
      branches.set(name, input.oid ?? '')
      return {}
    }
    if (query.includes('markPullRequestReadyForReview')) {
      const pull = pulls[Number(input.pullRequestId) - 1]
      if (pull) pull.isDraft = false
      return {}
    }
    if (query.includes('pullRequests(')) {
      const own = /headRefName: (?:"([^"]+)"|\$branch)/.exec(query)
      const first = Number(/pullRequests\([^)]*first: (\d+)/.exec(query)?.[1])
      const pullRequests = listPulls(own && (own[1] ?? branch), first)
      return { viewer: { login: user }, repository: { pullRequests } }
    }
    return readRepository(query, branches.get(branch))
  }

  function listPulls(branch: string | null, first: number) {
    const open = [...pulls.entries()].filter(
      ([, { head, state }]) => state === 'open' && (branch === null || head === branch),
    )
    const nodes = open.map(([place, { title, head, author, labels, isDraft }]) => ({
      id: String(place + 1),
      number: place + 1,
      title,
      isDraft,
      isCrossRepository: false,
      url: `http://localhost:${port}/pull/${place + 1}`,
      createdAt: now(),
      updatedAt: now(),
      headRefName: head,
      headRefOid: branches.get(head),
      author: { login: author, name: nameOf(author) },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: changedPaths(head).map((path) => ({ path, changeType: change(head, path) })),
      },
    }))
    return { nodes: nodes.toReversed().slice(0, first), totalCount: nodes.length }
  }

  function change(branch: string, path: string) {
    if (!filesAt(branch).has(path)) return 'DELETED'
    return ahead(branch).base.has(path) ? 'MODIFIED' : 'ADDED'
  }

  function createCommit(
    { branch: { branchName }, expectedHeadOid, fileChanges }: CommitInput,
    user: string,
  ) {
    if (branches.get(branchName) !== expectedHeadOid)
      throw new Rejection(`Expected branch to point to "${expectedHeadOid}" but it did not.`)
    const { additions, deletions = [] } = fileChanges
    const written = additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')])
    const deleted = deletions.map(({ path }) => path)
    const { oid, oids } = commit(branchName, Object.fromEntries(written), deleted, user)
    const files = oids.map((blob, place) => [`file_${place}`, { oid: blob }])
    return {
      createCommitOnBranch: { commit: { oid, committedDate: now(), ...Object.fromEntries(files) } },
    }
  }

  function readRepository(query: string, oid: string | undefined) {
    const author = { name: 'Anna', email: 'a@example.org', user: { id: 1, login: 'anna' } }
    const nodes = [{ oid, message: '', author, committedDate: now() }]
    const ref = oid && { target: { oid, history: { nodes } } }
    const asked = query.matchAll(/(\w+):\s+object\((?:oid|expression): "([^"]+)"\)/g)
    const found = [...asked].map(([, name = '', place = '']) => [name, objectAt(place)])
    const newest = [...query.matchAll(/commit_\d+/g)].map(([name]) => [name, ref])
    return {
      fork: { id: 'repository' },
      base: { ref },
      repository: { ref, ...Object.fromEntries([...found, ...newest]) },
    }
  }

  /** Returns a file by its hash, or a file or folder by commit and path; the text is cut. */
  function objectAt(place: string) {
    const [start = '', path] = place.split(':')
    const oid = path ? filesAt(start).get(path) : start
    const content = blobs.get(oid ?? '')
    if (!content) {
      const inside = [...filesAt(start).keys()].filter((name) => name.startsWith(`${path}/`))
      const entries = inside.map((name) => ({ name: name.slice(`${path}/`.length) }))
      return entries.length > 0 ? { entries } : null
    }
    const byteSize = content.length
    const isBinary = content.includes(0)
    const text = isBinary ? null : content.subarray(0, longestText).toString()
    return { text, isBinary, isTruncated: byteSize > longestText, oid, byteSize }
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const path = decodeURIComponent((request.url ?? '').replace('/api/v3', ''))
    const user = (request.headers.authorization ?? '').split(' ')[1] ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
    const asked = `${request.method} ${path} ${body.query ?? ''}`
    const place = failing.findIndex((one) => asked.includes(one.asked))
    if (place >= 0) {
      const { status, body: said } = failures[failing.splice(place, 1)[0]?.failure ?? 'expired']
      throw new Rejection(said, status, said)
    }
    if (path === '/api/graphql') return { data: answerGraphQL(body, user) }
    return answerRest(request.method ?? '', path, body, user)
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    // Its own window may be in the same process, and too busy to see a connection end.
    response.setHeader('connection', 'close')
    response.setHeader('access-control-allow-headers', '*, authorization')
    response.setHeader('access-control-allow-methods', '*')
    if (request.method === 'OPTIONS') return response.end()
    void answer(request).then(
      (value) => {
        if (value === undefined) unknown.push(`${request.method} ${request.url}`)
        response.statusCode = value === undefined ? 501 : 200
        response.end(Buffer.isBuffer(value) ? value : JSON.stringify(value ?? {}))
      },
      (error: unknown) => {
        if (!(error instanceof Rejection)) throw error
        if (error.status === 0) return request.socket.destroy()
        response.writeHead(error.status).end(error.body)
      },
    )
  })
  server.listen(port)
  /** Has the next request that asks for something fail. */
  const fail = (failure: keyof typeof failures, asked = '') => failing.push({ failure, asked })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  return { address, branches, pulls, unknown, paths, read, commit, merge, changedPaths, fail, stop }
}

function nameOf(user: string): string {
  return user.replace(/^./, (letter) => letter.toUpperCase())
}
