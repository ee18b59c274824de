import { carefulFetch, newEntry } from '../careful-commits'
import type { Form } from '../check-before-save'
import { sayingWhatToDo } from '../github-failures'
import { keptHeads } from '../unsent-work'

type Files = Record<string, string>
type Answer = { data?: unknown; message?: string; errors?: { message: string }[] }
type Ref = { target: { oid?: string; history: { nodes: { oid: string }[] } } } | null

const history = '... on Commit { history(first: 1) { nodes { oid message } } }'

/**
 * Opens the editor's page, as far as GitHub sees it: the requests of @sveltia/cms 0.221.1 in their order,
 * through the page's own `fetch`. `earlier` is what the page has kept when it was loaded before.
 */
export async function openPage(
  address: string,
  user: string,
  forms: readonly Form[] = [],
  earlier: string | null = null,
) {
  let kept = earlier
  const heads = keptHeads(earlier, (text) => (kept = text))
  const send = sayingWhatToDo(fetch, address)
  const careful = carefulFetch(send, 'associazione/sito', forms, heads)
  const rest = `${address}/api/v3/repos/associazione/sito`

  async function request(url: string, method: string, body: object): Promise<Answer> {
    const headers = new Headers({ Authorization: `token ${user}` })
    const response = await careful(url, { method, headers, body: JSON.stringify(body) })
    const answer = (await response.json()) as Answer
    if (response.ok && !answer.errors) return answer
    throw new Error(answer.errors?.[0]?.message ?? answer.message)
  }

  async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
    return (await request(`${address}/api/graphql`, 'POST', { query, variables })).data as Data
  }

  async function headOf(branch: string): Promise<string> {
    const query = `query($branch: String!) { repository { ref(qualifiedName: $branch) { target { ${history} } } } }`
    const { repository } = await ask<{ repository: { ref: Ref } }>(query, { branch })
    const head = repository.ref?.target.history.nodes[0]?.oid
    if (!head) throw new Error(`There is no branch ${branch}`)
    return head
  }

  await headOf('main')
  const { repository: found } = await ask<{
    repository: { pullRequests: { nodes: { headRefName: string }[] } }
  }>(
    'query { repository { pullRequests(states: OPEN first: 100) { nodes { headRefName headRefOid } } } }',
  )
  const known = new Set(found.pullRequests.nodes.map(({ headRefName }) => headRefName))

  async function createBranch(branch: string): Promise<string> {
    const { base } = await ask<{ base: { ref: Ref } }>(
      'query { base: repository { ref(qualifiedName: $branch) { target { oid } } } }',
    )
    const oid = base.ref?.target.oid ?? ''
    try {
      const input = { name: `refs/heads/${branch}`, oid }
      await ask('mutation { createRef(input: $input) { ref { id } } }', { input })
    } catch (error) {
      if (!String(error).includes('already exists')) throw error
      const query =
        'query { repository { pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount } } }'
      const { repository } = await ask<{
        repository: { pullRequests: { totalCount: number } }
      }>(query, { branch })
      if (repository.pullRequests.totalCount) return headOf(branch)
      await request(`${rest}/git/refs/heads/${branch}`, 'PATCH', { sha: oid, force: true })
    }
    return oid
  }

  return {
    kept: () => kept,
    /** Saves a form; throws what the application would say. */
    async save(branch: string, files: Files, isNew = false, deleted: readonly string[] = []) {
      const expectedHeadOid = known.has(branch) ? await headOf(branch) : await createBranch(branch)
      const additions = Object.entries(files).map(([path, text]) => ({
        path,
        contents: Buffer.from(text).toString('base64'),
      }))
      const fileChanges = { additions, deletions: deleted.map((path) => ({ path })) }
      const headline = `${isNew ? newEntry : 'content:'} ${branch}`
      const input = {
        branch: { branchName: branch },
        expectedHeadOid,
        fileChanges,
        message: { headline },
      }
      await ask('mutation { createCommitOnBranch(input: $input) { commit { oid } } }', { input })
      if (known.has(branch)) return
      await request(`${rest}/pulls`, 'POST', { title: headline, head: branch, draft: true })
      known.add(branch)
    },
  }
}
