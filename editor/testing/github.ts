import { execFileSync } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'

type PullRequest = { title: string; head: string; labels: string[]; isDraft: boolean }

type Body = {
  query: string
  variables: { branch?: string; input: Record<string, string> & Commit }
  title: string
  head: string
  draft: boolean
  labels: string[]
}

/** What the application sends to have something committed. */
type Commit = {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[] }
  message: { headline: string }
}

/**
 * GitHub's API as far as the editor asks it, on top of a bare repository: what it commits are real
 * commits, on real branches. Any other question is answered 501 and kept in `unknown`.
 */
export function startGitHub(repository: string, port: number) {
  const pulls: PullRequest[] = []
  const unknown: string[] = []
  const index = { ...process.env, GIT_INDEX_FILE: `${repository}/index-of-the-editor` }
  const now = () => new Date().toISOString()

  function git(args: string[], input?: string): string {
    const all = ['--git-dir', repository, '-c', 'user.name=Anna', '-c', 'user.email=a@example.org']
    return execFileSync('git', [...all, ...args], { input, env: index, maxBuffer: 1e8 }).toString()
  }

  function commit(branch: string, files: Record<string, string>, parent?: string) {
    git(['read-tree', ...(parent ? [parent] : ['--empty'])])
    const blobs = Object.entries(files).map(([path, text]) => {
      const oid = git(['hash-object', '-w', '--stdin'], text).trim()
      git(['update-index', '--add', '--cacheinfo', `100644,${oid},${path}`])
      return { oid }
    })
    const tree = git(['write-tree']).trim()
    const parents = parent ? ['-p', parent] : []
    const oid = git(['commit-tree', tree, ...parents, '-m', 'content']).trim()
    git(['update-ref', `refs/heads/${branch}`, oid])
    return { oid, blobs }
  }

  function answerRest(method: string, path: string, body: Body): unknown {
    if (path === '/user') return { id: 1, login: 'anna', name: 'Anna', email: 'a@example.org' }
    if (path.endsWith('/collaborators/anna')) return {}
    const tree = /\/git\/trees\/(\w+)\?recursive=1$/.exec(path)?.[1]
    if (tree) return { tree: listTree(tree) }
    if (method === 'POST' && path.endsWith('/pulls')) {
      const { title, head, draft } = body
      const number = pulls.push({ title, head, labels: [], isDraft: draft })
      return { number, node_id: String(number), title, created_at: now(), updated_at: now() }
    }
    const issue = pulls[Number(/\/issues\/(\d+)(\/labels)?$/.exec(path)?.[1]) - 1]
    if (!issue) return undefined
    if (method !== 'GET') issue.labels = body.labels
    return { labels: issue.labels.map((name) => ({ name })) }
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
    const { input, branch } = variables
    if (query.includes('createCommitOnBranch')) return createCommit(input)
    if (query.includes('createRef')) {
      git(['update-ref', input.name ?? '', input.oid ?? ''])
      return {}
    }
    if (query.includes('markPullRequestReadyForReview')) {
      const pull = pulls[Number(input.pullRequestId) - 1]
      if (pull) pull.isDraft = false
      return {}
    }
    if (query.includes('pullRequests(')) return { repository: { pullRequests: { nodes: [] } } }
    return readRepository(query, branch ? git(['rev-parse', branch]).trim() : '')
  }

  function createCommit({ branch, expectedHeadOid, fileChanges }: Commit) {
    const files = fileChanges.additions.map(({ path, contents }) => [
      path,
      Buffer.from(contents, 'base64').toString(),
    ])
    const { oid, blobs } = commit(branch.branchName, Object.fromEntries(files), expectedHeadOid)
    const places = blobs.map((blob, place) => [`file_${place}`, blob])
    return {
      createCommitOnBranch: {
        commit: { oid, committedDate: now(), ...Object.fromEntries(places) },
      },
    }
  }

  function readRepository(query: string, oid: string) {
    const author = { name: 'Anna', email: 'a@example.org', user: { id: 1, login: 'anna' } }
    const history = { nodes: [{ oid, message: '', author, committedDate: now() }] }
    const ref = { target: { oid, history } }
    const blobs = query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)
    const texts = [...blobs].map(([, name, blob = '']) => [
      name,
      { text: git(['cat-file', 'blob', blob]), isTruncated: false },
    ])
    const commits = [...query.matchAll(/commit_\d+/g)].map(([name]) => [name, ref])
    return {
      fork: { id: 'repository' },
      base: { ref },
      repository: { ref, ...Object.fromEntries([...texts, ...commits]) },
    }
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const path = (request.url ?? '').replace('/api/v3', '')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
    if (path === '/api/graphql') return { data: answerGraphQL(body) }
    return answerRest(request.method ?? '', path, body)
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, authorization')
    response.setHeader('access-control-allow-methods', '*')
    if (request.method === 'OPTIONS') return response.end()
    void answer(request).then((value) => {
      if (value === undefined) unknown.push(`${request.method} ${request.url}`)
      response.writeHead(value === undefined ? 501 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value ?? {}))
    })
  })
  server.listen(port)
  return { pulls, unknown, git, commit, stop: () => server.close() }
}
