import { execFileSync } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

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
  variables: { branch?: string; input: Record<string, string> & Commit }
  title: string
  head: string
  draft: boolean
  labels: string[]
  state?: 'closed'
  sha: string
}

/** What the application sends to have something committed. */
type Commit = {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: {
    additions: { path: string; contents: string }[]
    deletions?: { path: string }[]
  }
  message: { headline: string }
}

/** What GitHub rejects, with its status. */
type Rejection = { status: number; message: string; errors?: { message: string }[] }

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

/**
 * GitHub's API as far as the editor asks it, on top of a bare repository: what it commits are real
 * commits, on real branches; it cuts long texts, gives pages of results, and fails when told to. A token
 * is its owner's name. Any other question is answered 501 and kept
 * in `unknown`.
 */
export function startGitHub(repository: string, port: number) {
  const pulls: PullRequest[] = []
  const unknown: string[] = []
  const now = () => new Date().toISOString()

  /** What the next requests get, by name and by what they ask. */
  const failing: { failure: keyof typeof failures; asked: string }[] = []

  function git(args: string[], input?: string | Buffer): string {
    return gitBytes(args, input).toString()
  }

  function gitBytes(args: string[], input?: string | Buffer): Buffer {
    const all = [
      '--git-dir',
      repository,
      '-c',
      'user.name=Anna',
      '-c',
      'user.email=a@example.org',
      '-c',
      'core.fsync=none',
    ]
    return execFileSync('git', [...all, ...args], {
      input,
      maxBuffer: 1e8,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  }

  function headOf(name: string): string | undefined {
    return git(['for-each-ref', '--format=%(objectname)', `refs/heads/${name}`]).trim() || undefined
  }

  /** In one run of git, however many files there are. */
  function commit(
    branch: string,
    files: Record<string, string | Buffer>,
    parent?: string,
    deleted: readonly string[] = [],
    user = 'anna',
  ) {
    const head = `commit refs/heads/${branch}\ncommitter ${user} <${user}@example.org> now\ndata 7\ncontent\n`
    const added = Object.entries(files).flatMap(([path, text]) => [
      `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n`,
      text,
      '\n',
    ])
    const parts = [head, parent ? `from ${parent}\n` : '', ...added]
    const all = [...parts, ...deleted.map((path) => `D ${path}\n`)].map((part) => Buffer.from(part))
    git(['fast-import', '--quiet', '--force', '--date-format=now'], Buffer.concat(all))
    const oid = headOf(branch) ?? ''
    const oids = git(['rev-parse', ...Object.keys(files).map((path) => `${oid}:${path}`)]).trim()
    return { oid, blobs: oids.split('\n').map((blob) => ({ oid: blob })) }
  }

  /** Puts a proposal into the main branch, as whoever looks after the site does. */
  function merge(number: number) {
    const pull = pulls[number - 1]
    if (!pull) throw new Error(`No proposal ${number}`)
    const tree = git(['merge-tree', '--write-tree', 'main', pull.head]).trim()
    const oid = git(['commit-tree', tree, '-p', 'main', '-m', pull.title]).trim()
    git(['update-ref', 'refs/heads/main', oid])
    git(['update-ref', '-d', `refs/heads/${pull.head}`])
    pull.state = 'merged'
  }

  function answerRest(method: string, path: string, body: Body, user: string): unknown {
    if (path === '/user') {
      const name = user.replace(/^./, (letter) => letter.toUpperCase())
      return { id: user.length, login: user, name, email: `${user}@example.org` }
    }
    if (path.endsWith(`/collaborators/${user}`)) return {}
    const tree = /\/git\/trees\/(\w+)\?recursive=1$/.exec(path)?.[1]
    if (tree) return { tree: listTree(tree) }
    const branch = /\/git\/refs\/heads\/(.+)$/.exec(path)?.[1]
    if (branch && method === 'PATCH')
      return { ref: git(['update-ref', `refs/heads/${branch}`, body.sha]) }
    if (branch && method === 'DELETE')
      return { ref: git(['update-ref', '-d', `refs/heads/${branch}`]) }
    const compared = /\/compare\/main\.\.\.(.+)$/.exec(path)?.[1]
    if (compared) {
      const authors = git(['log', '--format=%cn', `main..refs/heads/${compared}`])
        .trim()
        .split('\n')
      const commits = authors.filter(Boolean).map((login) => ({ author: { login } }))
      return { ahead_by: commits.length, commits }
    }
    const blob = /\/git\/blobs\/(\w+)$/.exec(path)?.[1]
    if (blob) return gitBytes(['cat-file', 'blob', blob])
    const head = /\/pulls\?state=all&head=[^:]+:(.+)$/.exec(path)?.[1]
    if (head) return pulls.filter((pull) => pull.head === head)
    if (method === 'POST' && path.endsWith('/pulls')) return createPull(body, user)
    const pull = pulls[Number(/\/(?:issues|pulls)\/(\d+)(\/labels)?$/.exec(path)?.[1]) - 1]
    if (!pull) return undefined
    if (body.state) pull.state = body.state
    else if (method !== 'GET') pull.labels = body.labels
    return { labels: pull.labels.map((name) => ({ name })) }
  }

  function createPull({ title, head, draft }: Body, author: string): unknown {
    if (pulls.some((pull) => pull.head === head && pull.state === 'open')) {
      const message = `A pull request already exists for associazione:${head}.`
      return {
        status: 422,
        message: 'Validation Failed',
        errors: [{ message }],
      } satisfies Rejection
    }
    const number = pulls.push({
      ...{ title, head, author, labels: [] },
      ...{ isDraft: draft, state: 'open' },
    })
    const [created_at, html_url] = [now(), `http://localhost:${port}/pull/${number}`]
    return { number, node_id: String(number), title, html_url, created_at, updated_at: created_at }
  }

  function listTree(oid: string) {
    const lines = git(['ls-tree', '-r', '-l', '-z', oid]).split('\0').filter(Boolean)
    return lines.map((line) => {
      const [facts = '', path] = line.split('\t')
      const [, type, sha, size] = facts.split(/ +/)
      return { type, sha, size: Number(size), path }
    })
  }

  function answerGraphQL({ query, variables }: Body, user: string): unknown {
    const { input, branch = 'main' } = variables ?? {}
    if (query.includes('createCommitOnBranch')) return createCommit(input as Commit, user)
    if (query.includes('createRef')) {
      const name = (input?.name ?? '').replace('refs/heads/', '')
      if (headOf(name)) return rejected(`A ref named "refs/heads/${name}" already exists`)
      git(['update-ref', input?.name ?? '', input?.oid ?? ''])
      return {}
    }
    if (query.includes('markPullRequestReadyForReview')) {
      const pull = pulls[Number(input?.pullRequestId) - 1]
      if (pull) pull.isDraft = false
      return {}
    }
    if (query.includes('pullRequests(')) {
      const own = /headRefName: (?:"([^"]+)"|\$branch)/.exec(query)
      const first = Number(/pullRequests\([^)]*first: (\d+)/.exec(query)?.[1])
      const pullRequests = listPulls(own && (own[1] ?? branch), first)
      return { viewer: { login: user }, repository: { pullRequests } }
    }
    return readRepository(query, headOf(branch))
  }

  function listPulls(branch: string | null, first: number) {
    const open = [...pulls.entries()].filter(
      ([, { head, state }]) => state === 'open' && (branch === null || head === branch),
    )
    const nodes = open.map(([place, { title, head, author, labels, isDraft }]) => ({
      ...{ id: String(place + 1), number: place + 1, title, isDraft, isCrossRepository: false },
      ...{ url: `http://localhost:${port}/pull/${place + 1}`, createdAt: now(), updatedAt: now() },
      headRefName: head,
      headRefOid: headOf(head),
      author: { login: author, name: author.replace(/^./, (letter) => letter.toUpperCase()) },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: changedFiles(head) },
    }))
    return { nodes: nodes.toReversed().slice(0, first), totalCount: nodes.length }
  }

  function changedFiles(branch: string) {
    const types: Record<string, string> = { A: 'ADDED', D: 'DELETED', M: 'MODIFIED' }
    const lines = git(['diff', '--no-renames', '--name-status', `main...${branch}`]).trim()
    return lines.split('\n').map((line) => {
      const [type = '', path] = line.split('\t')
      return { path, changeType: types[type] }
    })
  }

  function createCommit(
    { branch: { branchName }, expectedHeadOid, fileChanges }: Commit,
    user: string,
  ) {
    if (headOf(branchName) !== expectedHeadOid) {
      return rejected(`Expected branch to point to "${headOf(branchName)}" but it did not.`)
    }
    const files = fileChanges.additions.map(({ path, contents }) => [
      path,
      Buffer.from(contents, 'base64'),
    ])
    const deleted = (fileChanges.deletions ?? []).map(({ path }) => path)
    const written = Object.fromEntries(files) as Record<string, Buffer>
    const { oid, blobs } = commit(branchName, written, expectedHeadOid, deleted, user)
    const places = blobs.map((blob, place) => [`file_${place}`, blob])
    return {
      createCommitOnBranch: {
        commit: { oid, committedDate: now(), ...Object.fromEntries(places) },
      },
    }
  }

  function readRepository(query: string, oid: string | undefined) {
    const author = { name: 'Anna', email: 'a@example.org', user: { id: 1, login: 'anna' } }
    const history = { nodes: [{ oid, message: '', author, committedDate: now() }] }
    const ref = oid && { target: { oid, history } }
    const asked = query.matchAll(/(\w+):\s+object\((?:oid|expression): "([^"]+)"\)/g)
    const names = [...asked].map(([, name = '', place = '']) => [name, place] as const)
    const found = readBlobs(names.map(([, place]) => place))
    const blobs = names.map(([name], place) => [name, found[place]])
    const commits = [...query.matchAll(/commit_\d+/g)].map(([name]) => [name, ref])
    return {
      fork: { id: 'repository' },
      base: { ref },
      repository: { ref, ...Object.fromEntries([...blobs, ...commits]) },
    }
  }

  /** Returns files by their hash, or by commit and path, as GitHub does: the text is cut. */
  function readBlobs(places: readonly string[]) {
    const bytes = gitBytes(['cat-file', '--batch'], places.join('\n'))
    let at = 0
    return places.map(() => {
      const end = bytes.indexOf('\n', at)
      const [oid, type, size] = bytes.toString('utf8', at, end).split(' ')
      if (type === 'missing') return ((at = end + 1), null)
      const byteSize = Number(size)
      const content = bytes.subarray(end + 1, end + 1 + byteSize)
      at = end + 2 + byteSize
      if (type === 'tree') return { entries: namesIn(oid ?? '').map((name) => ({ name })) }
      const isBinary = content.includes(0)
      const text = isBinary ? null : content.subarray(0, longestText).toString()
      return { text, isBinary, isTruncated: byteSize > longestText, oid, byteSize }
    })
  }

  function namesIn(tree: string): string[] {
    return git(['ls-tree', '--name-only', tree]).trim().split('\n')
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const path = decodeURIComponent((request.url ?? '').replace('/api/v3', ''))
    const user = (request.headers.authorization ?? '').split(' ')[1] ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
    const asked = `${request.method} ${path} ${body.query ?? ''}`
    const place = failing.findIndex((one) => asked.includes(one.asked))
    if (place >= 0) return failures[failing.splice(place, 1)[0]?.failure ?? 'expired']
    if (path !== '/api/graphql') return answerRest(request.method ?? '', path, body, user)
    const data = answerGraphQL(body, user)
    return isRejection(data) ? data : { data }
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    // Its own window may be in the same process, and wait for git with it.
    response.setHeader('connection', 'close')
    response.setHeader('access-control-allow-headers', '*, authorization')
    response.setHeader('access-control-allow-methods', '*')
    if (request.method === 'OPTIONS') return response.end()
    void answer(request).then((value) => {
      if (isFailure(value)) {
        if (value.status === 0) return request.socket.destroy()
        return response.writeHead(value.status).end(value.body)
      }
      if (Buffer.isBuffer(value)) return response.end(value)
      if (value === undefined) unknown.push(`${request.method} ${request.url}`)
      const status = value === undefined ? 501 : isRejection(value) ? value.status : 200
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value ?? {}))
    })
  })
  server.listen(port)
  /** Has the next request that asks for something fail. */
  const fail = (failure: keyof typeof failures, asked = '') => failing.push({ failure, asked })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  return { address, pulls, unknown, git, commit, merge, fail, stop }
}

function isFailure(value: unknown): value is { status: number; body: string } {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value
}

/** As GraphQL rejects: with 200. */
function rejected(message: string): Rejection {
  return { status: 200, message, errors: [{ message }] }
}

function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value
}
