import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formHeading } from '../lib/content-forms/read-issue'

type Step = { run?: string }
type Job = { permissions?: Record<string, string>; steps: Step[]; if?: string; env?: object }

const workflow = parse(readFileSync('.github/workflows/content-form.yml', 'utf8')) as {
  jobs: Record<string, Job>
}
const { jobs } = workflow

function expressions(value: unknown): string[] {
  return [...JSON.stringify(value ?? {}).matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)].map(
    ([, found = '']) => found,
  )
}

test('the words of an issue reach no variable, and only conditions compare them', () => {
  const used = expressions(workflow)
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((found) => /github\.event\.issue\.(?!number$)/.test(found))).toEqual([])
  expect(used.filter((found) => /toJSON|github\.event$|head_ref/.test(found))).toEqual([])
})

test('the job that reads a form may write nothing', () => {
  const reading = Object.entries(jobs).filter(([, job]) =>
    job.steps.some(({ run = '' }) => run.includes('npm ')),
  )
  expect(reading.map(([name, { permissions }]) => [name, permissions])).toEqual([
    ['read', { contents: 'read' }],
  ])
  expect(jobs.read?.env).toBeUndefined()
})

test('only who belongs to the association changes content, and everybody else is answered', () => {
  const { read, decline } = jobs
  const own = `contains(fromJSON('["OWNER", "MEMBER", "COLLABORATOR"]'), github.event.issue.author_association)`
  expect(read?.if).toContain(`&& ${own}`)
  expect(decline?.if).toContain(`&& !${own}`)
  for (const job of [read, decline]) {
    expect(job?.if).toContain(`startsWith(github.event.issue.body, '### ${formHeading}')`)
  }
})

test('only content can come out of a form', () => {
  const scripts = jobs.propose?.steps.map(({ run = '' }) => run).join('\n') ?? ''
  expect(scripts).toContain("--include='content/*.json' --include='messages/*.json'")
  expect(scripts.match(/git apply/g)).toHaveLength(1)
  expect(scripts).toContain('[[ "$NUMBER" =~ ^[1-9][0-9]*$ ]]')
})
