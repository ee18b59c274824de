import { execFileSync } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'

export type PullRequest = { number: number; title: string; head: string; labels: string[]; draft: boolean }

type Variables = Record<string, string> & { input: Record<string, never> }

/**
 * GitHub's API as far as the editor asks it, on top of a bare repository: what it commits are real
 * commits, on real branches. Another question is answered 501 and kept in `unknown`.
 */
export function startGitHub(repository: string, port: number, page: string) {
  const pulls: PullRequest[] = []
  const unknown: string[] = []
  const git = (args: string[], input?: string | Buffer, env = {}) =>
    execFileSync('git', ['--git-dir', repository, ...args], {
      input,
      env: { ...process.env, ...env },
      maxBuffer: 1e8,
    }).toString()
  const head = (branch: string) => git(['rev-parse', branch]).trim()

  function rest(method: string, path: string, body: Record<string, never>): unknown {
    if (path === '/user') return { id: 1, login: 'anna', name: 'Anna', email: 'anna@example.org' }
    if (method === 'GET' && /\/collaborators\/anna$/.test(path)) return {}
    const tree = /\/git\/trees\/(\w+)\?recursive=1$/.exec(path)?.[1]
    if (tree) return { tree: listTree(tree) }
    if (method === 'POST' && path.endsWith('/pulls')) {
      const { title, head: branch, draft } = body as unknown as { title: string; head: string; draft: boolean }
      const number = pulls.push({ number: pulls.length + 1, title, head: branch, draft, labels: [] })
      const now = new Date().toISOString()
      return { number, node_id: `PR${number}`, title, html_url: '', head: { sha: head(branch) }, created_at: now, updated_at: now }
    }
    const issue = pulls[Number(/\/issues\/(\d+)(\/labels)?$/.exec(path)?.[1]) - 1]
    if (issue) {
      if (method !== 'GET') issue.labels = body['labels'] as unknown as string[]
      return { labels: issue.labels.map((name) => ({ name })) }
    }
    return undefined
  }

  function listTree(commit: string) {
    const lines = git(['ls-tree', '-r', '-l', '-z', commit]).split('\0').filter(Boolean)
    return lines.map((line) => {
      const [facts = '', path] = line.split('\t')
      const [, type, sha, size] = facts.split(/ +/)
      return { type, sha, size: Number(size), path }
    })
  }

  function graphql(query: string, variables: Variables): unknown {
    if (query.includes('createCommitOnBranch')) return { createCommitOnBranch: { commit: commitOn(variables) } }
    if (query.includes('createRef')) {
      const { name, oid } = variables.input as unknown as { name: string; oid: string }
      git(['update-ref', name, oid])
      return { createRef: { ref: { name } } }
    }
    if (/markPullRequestReadyForReview|convertPullRequestToDraft/.test(query)) {
      const { pullRequestId } = variables.input as unknown as { pullRequestId: string }
      const pull = pulls[Number(pullRequestId.slice(2)) - 1]
      if (pull) pull.draft = query.includes('convertPullRequestToDraft')
      return {}
    }
    if (query.includes('pullRequests(')) return { repository: { pullRequests: { nodes: [], totalCount: 0 } } }
    const oid = variables.branch && head(variables.branch)
    if (query.includes('fork: repository')) return { fork: { id: 'R1' }, base: { ref: { target: { oid } } } }
    const answer: Record<string, unknown> = { ref: { target: { oid, history: { nodes: [{ oid, message: '' }] } } } }
    for (const [, name = '', blob = ''] of query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)) {
      answer[name] = { text: git(['cat-file', 'blob', blob]), isTruncated: false }
    }
    const author = { name: 'Anna', email: 'anna@example.org', user: { id: 1, login: 'anna' } }
    const history = { nodes: [{ author, committedDate: new Date().toISOString() }] }
    for (const [name = ''] of query.matchAll(/commit_\d+/g)) answer[name] = { target: { history } }
    return { repository: answer }
  }

  function commitOn({ input }: Variables) {
    const { branch, expectedHeadOid, fileChanges, message } = input as unknown as {
      branch: { branchName: string }
      expectedHeadOid: string
      fileChanges: { additions: { path: string; contents: string }[] }
      message: { headline: string }
    }
    const index = { GIT_INDEX_FILE: `${repository}/index-of-the-editor` }
    git(['read-tree', expectedHeadOid], undefined, index)
    const blobs = fileChanges.additions.map(({ path, contents }) => {
      const oid = git(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64')).trim()
      git(['update-index', '--add', '--cacheinfo', `100644,${oid},${path}`], undefined, index)
      return oid
    })
    const tree = git(['write-tree'], undefined, index).trim()
    const person = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org']
    const commit = git([...person, 'commit-tree', tree, '-p', expectedHeadOid, '-m', message.headline]).trim()
    git(['update-ref', `refs/heads/${branch.branchName}`, commit, expectedHeadOid])
    const files = blobs.map((oid, place) => [`file_${place}`, { oid }])
    return { oid: commit, committedDate: new Date().toISOString(), ...Object.fromEntries(files) }
  }

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', page)
    response.setHeader('access-control-allow-headers', '*, authorization, content-type')
    response.setHeader('access-control-allow-methods', '*')
    if (request.method === 'OPTIONS') return response.end()
    const path = (request.url ?? '').replace('/api/v3', '')
    const body = await readBody(request)
    const { query, variables } = body as unknown as { query: string; variables: Variables }
    const answer =
      path === '/api/graphql' ? { data: graphql(query, variables ?? {}) } : rest(request.method ?? '', path, body)
    if (answer === undefined) unknown.push(`${request.method} ${path}`)
    response.writeHead(answer === undefined ? 501 : 200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(answer ?? {}))
  })
  server.listen(port)
  return { pulls, unknown, git, stop: () => server.close() }
}

async function readBody(request: IncomingMessage): Promise<Record<string, never>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text ? (JSON.parse(text) as Record<string, never>) : {}
}
