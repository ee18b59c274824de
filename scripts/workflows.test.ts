import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formHeading } from '../lib/content-forms/read-issue'

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: object }
type Job = { permissions?: Record<string, string>; steps: Step[]; if?: string; env?: object }
type Workflow = { permissions?: object; env?: object; jobs: Record<string, Job> }

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  return { name, text, workflow: parse(text) as Workflow }
})
const content = workflows.find(({ name }) => name === 'content-form.yml')

const steps = workflows.flatMap(({ name, workflow }) =>
  Object.values(workflow.jobs).flatMap((job) => job.steps.map((step) => ({ name, ...step }))),
)

function expressions(value: unknown): string[] {
  return [...JSON.stringify(value ?? {}).matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)].map(
    ([, found = '']) => found,
  )
}

test('every action is pinned to a commit, the same one everywhere, with its version', () => {
  const pins = workflows.flatMap(({ text }) =>
    [...text.matchAll(/uses: (\S+)@(\S+)(?: # (v[\d.]+))?$/gm)].map(
      ([, action, commit, version]) => ({
        action,
        commit,
        version,
      }),
    ),
  )
  expect(pins).toHaveLength(steps.filter(({ uses }) => uses).length)
  expect(pins.length).toBeGreaterThan(10)
  for (const { action, commit, version } of pins) {
    expect(commit, action).toMatch(/^[0-9a-f]{40}$/)
    expect(version, action).toMatch(/^v\d/)
  }
  const versions = new Set(pins.map(({ action, commit }) => `${action} ${commit}`))
  expect(versions.size).toBe(new Set(pins.map(({ action }) => action)).size)
})

test('no expression stands in a script: what people write never becomes part of one', () => {
  const scripts = steps.flatMap(({ name, run }) => (run ? [{ name, run }] : []))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter(({ run }) => run.includes('${{'))).toEqual([])
})

test('nothing is allowed but what a job names, and no checkout leaves its token behind', () => {
  for (const { name, workflow } of workflows) {
    expect(workflow.permissions, name).toEqual({})
    for (const { permissions } of Object.values(workflow.jobs))
      expect(permissions, name).toBeDefined()
  }
  const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
  expect(checkouts.length).toBeGreaterThan(3)
  for (const { with: options } of checkouts) {
    expect(options).toMatchObject({ 'persist-credentials': false })
  }
})

test('the words of an issue reach no variable, and only conditions compare them', () => {
  const used = workflows.flatMap(({ workflow }) => expressions(workflow))
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((found) => /github\.event\.issue\.(?!number$)/.test(found))).toEqual([])
  expect(used.filter((found) => /toJSON|github\.event$|head_ref/.test(found))).toEqual([])
})

test('the job that reads a form may write nothing', () => {
  const jobs = content?.workflow.jobs ?? {}
  const reading = Object.entries(jobs).filter(([, job]) =>
    job.steps.some(({ run = '' }) => run.includes('npm ')),
  )
  expect(reading.map(([name, { permissions }]) => [name, permissions])).toEqual([
    ['read', { contents: 'read' }],
  ])
  expect(jobs.read?.env).toBeUndefined()
})

test('only who belongs to the association changes content, and everybody else is answered', () => {
  const { read, decline } = content?.workflow.jobs ?? {}
  const own = `contains(fromJSON('["OWNER", "MEMBER", "COLLABORATOR"]'), github.event.issue.author_association)`
  expect(read?.if).toContain(`&& ${own}`)
  expect(decline?.if).toContain(`&& !${own}`)
  for (const job of [read, decline]) {
    expect(job?.if).toContain(`startsWith(github.event.issue.body, '### ${formHeading}')`)
  }
})

test('only content can come out of a form', () => {
  const scripts = content?.workflow.jobs.propose?.steps.map(({ run = '' }) => run).join('\n') ?? ''
  expect(scripts).toContain("--include='content/*.json' --include='messages/*.json'")
  expect(scripts.match(/git apply/g)).toHaveLength(1)
  expect(scripts).toContain('[[ "$NUMBER" =~ ^[1-9][0-9]*$ ]]')
})
