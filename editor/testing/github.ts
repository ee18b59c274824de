import { execFileSync } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'

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

/**
 * GitHub's API as far as the editor asks it, on top of a bare repository: what it commits are real
 * commits, on real branches. A token is its owner's name. Any other question is answered 501 and kept
 * in `unknown`.
 */
export function startGitHub(repository: string, port: number) {
  const pulls: PullRequest[] = []
  const unknown: string[] = []
  const index = { ...process.env, GIT_INDEX_FILE: `${repository}/index-of-the-editor` }
  const now = () => new Date().toISOString()

  function git(args: string[], input?: string | Buffer): string {
    const all = ['--git-dir', repository, '-c', 'user.name=Anna', '-c', 'user.email=a@example.org']
    return execFileSync('git', [...all, ...args], {
      input,
      env: index,
      maxBuffer: 1e8,
      stdio: ['pipe', 'pipe', 'ignore'],
    }).toString()
  }

  function headOf(name: string): string | undefined {
    return git(['for-each-ref', '--format=%(objectname)', `refs/heads/${name}`]).trim() || undefined
  }

  function commit(
    branch: string,
    files: Record<string, string | Buffer>,
    parent?: string,
    deleted: readonly string[] = [],
  ) {
    git(['read-tree', ...(parent ? [parent] : ['--empty'])])
    const blobs = Object.entries(files).map(([path, text]) => {
      const oid = git(['hash-object', '-w', '--stdin'], text).trim()
      git(['update-index', '--add', '--cacheinfo', `100644,${oid},${path}`])
      return { oid }
    })
    for (const path of deleted) git(['rm', '--cached', '--quiet', path])
    const tree = git(['write-tree']).trim()
    const parents = parent ? ['-p', parent] : []
    const oid = git(['commit-tree', tree, ...parents, '-m', 'content']).trim()
    git(['update-ref', `refs/heads/${branch}`, oid])
    return { oid, blobs }
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
      return { ahead_by: Number(git(['rev-list', '--count', `main..refs/heads/${compared}`])) }
    }
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

  function answerGraphQL({ query, variables }: Body): unknown {
    const { input, branch = 'main' } = variables ?? {}
    if (query.includes('createCommitOnBranch')) return createCommit(input as Commit)
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
      return { repository: { pullRequests: listPulls(own && (own[1] ?? branch)) } }
    }
    return readRepository(query, headOf(branch))
  }

  function listPulls(branch: string | null) {
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
    return { nodes, totalCount: nodes.length }
  }

  function changedFiles(branch: string) {
    const types: Record<string, string> = { A: 'ADDED', D: 'DELETED', M: 'MODIFIED' }
    const lines = git(['diff', '--no-renames', '--name-status', `main...${branch}`]).trim()
    return lines.split('\n').map((line) => {
      const [type = '', path] = line.split('\t')
      return { path, changeType: types[type] }
    })
  }

  function createCommit({ branch: { branchName }, expectedHeadOid, fileChanges }: Commit) {
    if (headOf(branchName) !== expectedHeadOid) {
      return rejected(`Expected branch to point to "${headOf(branchName)}" but it did not.`)
    }
    const files = fileChanges.additions.map(({ path, contents }) => [
      path,
      Buffer.from(contents, 'base64'),
    ])
    const deleted = (fileChanges.deletions ?? []).map(({ path }) => path)
    const written = Object.fromEntries(files) as Record<string, Buffer>
    const { oid, blobs } = commit(branchName, written, expectedHeadOid, deleted)
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
    const blobs = [...asked].map(([, name, place = '']) => [name, readBlob(place)])
    const commits = [...query.matchAll(/commit_\d+/g)].map(([name]) => [name, ref])
    return {
      fork: { id: 'repository' },
      base: { ref },
      repository: { ref, ...Object.fromEntries([...blobs, ...commits]) },
    }
  }

  /** Returns a file by its hash, or by commit and path. */
  function readBlob(place: string) {
    try {
      const text = git(['cat-file', 'blob', place])
      const isBinary = text.includes('\0')
      const oid = place.includes(':') ? git(['rev-parse', place]).trim() : place
      return {
        text: isBinary ? null : text,
        isBinary,
        isTruncated: false,
        oid,
        byteSize: text.length,
      }
    } catch {
      return null
    }
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const path = decodeURIComponent((request.url ?? '').replace('/api/v3', ''))
    const user = (request.headers.authorization ?? '').split(' ')[1] ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
    if (path !== '/api/graphql') return answerRest(request.method ?? '', path, body, user)
    const data = answerGraphQL(body)
    return isRejection(data) ? data : { data }
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, authorization')
    response.setHeader('access-control-allow-methods', '*')
    if (request.method === 'OPTIONS') return response.end()
    void answer(request).then((value) => {
      if (value === undefined) unknown.push(`${request.method} ${request.url}`)
      const status = value === undefined ? 501 : isRejection(value) ? value.status : 200
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value ?? {}))
    })
  })
  server.listen(port)
  return { pulls, unknown, git, commit, merge, stop: () => server.close() }
}

/** As GraphQL rejects: with 200. */
function rejected(message: string): Rejection {
  return { status: 200, message, errors: [{ message }] }
}

function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value
}
