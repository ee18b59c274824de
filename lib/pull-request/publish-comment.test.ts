import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendJson, startServer, type FakeServer } from '@/testing/fakes/http-server'
import { publishComment } from './publish-comment'
import { marker } from './render-report'

const sha = 'a'.repeat(40)
const bot = { login: 'github-actions[bot]', type: 'Bot' }
const own = { number: 7, head: { sha, repo: { full_name: 'fork/site' } } }

let github: FakeServer
let pulls: unknown[]
let comments: { id: number; body: string; user: { login: string; type: string } }[]
let writes: { call: string; body: string }[]
let queries: string[]

beforeEach(async () => {
  pulls = [own]
  comments = []
  writes = []
  queries = []
  github = await startServer(({ request, response, body }) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://github')
    if (request.headers.authorization !== 'Bearer token') return sendJson(response, 401, {})
    if (request.method !== 'GET') {
      writes.push({ call: `${request.method} ${pathname}`, body: JSON.parse(body).body })
      return sendJson(response, 200, {})
    }
    queries.push(String(searchParams))
    if (pathname.endsWith('/pulls')) return sendJson(response, 200, pulls)
    if (pathname.endsWith('/artifacts')) {
      return sendJson(response, 200, { artifacts: [{ id: 5, name: 'pictures' }] })
    }
    const page = Number(searchParams.get('page'))
    return sendJson(response, 200, comments.slice(100 * (page - 1), 100 * page))
  })
})

afterEach(() => github.close())

const report = {
  errors: 0,
  warnings: 0,
  findings: [],
  files: [],
  translations: [],
  pages: { total: 3, rows: [], left: 0, frame: 3, look: 0 },
}

function publish(data: string | undefined = JSON.stringify(report), run = {}) {
  return publishComment({
    api: github.url,
    token: 'token',
    repository: 'association/site',
    run: {
      id: 11,
      html_url: 'https://github.com/association/site/actions/runs/11',
      event: 'pull_request',
      head_sha: sha,
      head_branch: 'events & news',
      head_repository: { full_name: 'fork/site', owner: { login: 'fork' } },
      ...run,
    },
    data,
  })
}

test('writes one comment, with the link to the pictures', async () => {
  await publish()
  expect(queries[0]).toBe('state=open&per_page=100&head=fork%3Aevents+%26+news')
  expect(writes.map(({ call }) => call)).toEqual(['POST /repos/association/site/issues/7/comments'])
  expect(writes[0]?.body).toContain(marker)
  expect(writes[0]?.body).toContain('/association/site/actions/runs/11/artifacts/5)')
})

test('brings its own comment up to date, however far down, and nobody else’s', async () => {
  const person = { login: 'someone', type: 'User' }
  comments = [
    ...Array.from({ length: 120 }, (_, id) => ({ id, body: `${marker} finto`, user: person })),
    { id: 900, body: 'Altro di un programma', user: bot },
    { id: 901, body: `${marker}\n\nprima`, user: bot },
  ]
  await publish()
  expect(writes.map(({ call }) => call)).toEqual([
    'PATCH /repos/association/site/issues/comments/901',
  ])
})

test.each([
  ['has newer commits', [{ ...own, head: { ...own.head, sha: 'b'.repeat(40) } }]],
  ['comes from another place', [{ ...own, head: { sha, repo: { full_name: 'x/site' } } }]],
  ['comes from a deleted place', [{ ...own, head: { sha, repo: null } }]],
  ['is not the only one', [own, { ...own, number: 8 }]],
  ['is closed', []],
])('says nothing where the pull request %s', async (_, found) => {
  pulls = found
  await publish()
  expect(writes).toEqual([])
})

test('says nothing after a run that no pull request has started', async () => {
  await publish(undefined, { event: 'push' })
  expect(writes).toEqual([])
})

test.each([undefined, '', '{', '{"errors":"@everyone"}', JSON.stringify({ ...report, number: 8 })])(
  'which pull request it is, and the words, are not taken from what the run left: %s',
  async (data) => {
    await publish(data)
    expect(writes.map(({ call }) => call)).toEqual([
      'POST /repos/association/site/issues/7/comments',
    ])
    expect(writes[0]?.body).not.toContain('@everyone')
  },
)

test('a refusal of GitHub ends with an error', async () => {
  await github.close()
  github = await startServer(({ response }) => sendJson(response, 403, {}))
  await expect(publish()).rejects.toThrow(/403/)
})
