import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))

const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

/** Returns what makes a workflow unsafe. */
function faults(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line))
  const code = lines.join('\n')
  const triggers = /^on:([\s\S]*?)^\w/m.exec(code)?.[1] ?? ''
  const uses = lines.filter((line) => /^\s*(- )?uses:/.test(line))
  const checkouts = uses.filter((line) => line.includes('actions/checkout@')).length
  const isPullRequest = /^\s*pull_request\b/m.test(triggers)
  const checks: [boolean, string][] = [
    [/^permissions: \{\}$/m.test(code), 'grants more than nothing to every job'],
    [jobs(code).every((job) => /^ {4}permissions:/m.test(job)), 'has a job without permissions'],
    [!/write-all|read-all/.test(code), 'grants everything'],
    [
      jobs(code).every((job) => !/: write$/m.test(job) || !/npm ci(?! --ignore-scripts)/.test(job)),
      'runs what packages bring in a job that may write',
    ],
    [
      uses.every((line) => /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
      'uses an action that is not pinned to a commit',
    ],
    [
      (code.match(/persist-credentials: false/g) ?? []).length === checkouts,
      'leaves the token in a checkout',
    ],
    [!runs(lines).some((run) => run.includes('${{')), 'puts an expression into a script'],
    [!/pull_request_target/.test(code), 'runs with rights for strangers'],
    [!isPullRequest || !/: write$/m.test(code), 'lets a pull request write'],
    [!isPullRequest || !/secrets[.[]/.test(code), 'gives a secret to a pull request'],
    [
      !/^\s*workflow_run:/m.test(triggers) || !/^\s*(ref|repository):/m.test(code),
      'checks out what another run has chosen',
    ],
  ]
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault)
}

function jobs(code: string): string[] {
  const [, all = ''] = code.split(/^jobs:\n/m)
  return all.split(/^(?= {2}[\w-]+:$)/m).filter((job) => job.trim() !== '')
}

/** Returns the scripts of the steps. */
function runs(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const [, indent = '', first = ''] = /^(\s*(?:- )?)run:(.*)$/.exec(line) ?? []
    if (!indent) return []
    const rest = lines.slice(index + 1)
    const end = rest.findIndex((next) => next.trim() !== '' && next.search(/\S/) <= indent.length)
    return [[first, ...rest.slice(0, end < 0 ? undefined : end)].join('\n')]
  })
}

describe('the workflows', () => {
  test('are there', () => {
    expect(workflows).toEqual(expect.arrayContaining(['check.yml', 'weekly.yml']))
  })

  test.each(workflows)('%s is safe', (name) => {
    expect(faults(read(name))).toEqual([])
  })
})
