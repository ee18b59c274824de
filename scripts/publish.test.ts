import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = readFileSync('deploy/publish.sh')
let root: string
let origin: string

function program(name: string, text: string): void {
  writeFileSync(join(root, 'bin', name), `#!/bin/bash\n${text}\n`, { mode: 0o755 })
}

function git(...given: string[]): void {
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x@example.org']
  execFileSync('git', ['-C', origin, ...identity, ...given], { stdio: 'ignore' })
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'))
  origin = join(root, 'origin')
  for (const folder of ['bin', 'origin', 'site']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'bin/publish.sh'), script, { mode: 0o755 })
  // Root's, systemd's and npm's part, and the day.
  // What only root may read is not there for others.
  program(
    'runuser',
    `while [ "$1" != -- ]; do shift; done; shift
     [ -e "${root}/of-root" ] || exec "$@"
     mv "${root}/of-root" "${root}/unseen"; "$@"; status=$?; mv "${root}/unseen" "${root}/of-root"
     exit $status`,
  )
  program('date', `cat "${root}/day"`)
  program(
    'npm',
    `if [ "$1" = ci ]; then [ ! -e "${root}/broken-registry" ]; exit; fi
       echo >> "${root}/builds"
       [ ! -e "${root}/broken" ] || exit 1
       env > "${root}/environment"
       mkdir -p .next/standalone; cp text .next/standalone/built
       [ ! -e "${root}/unseen" ] ||
         { rm -r .next/standalone; ln -s "${root}/of-root" .next/standalone; }`,
  )
  program(
    'release.sh',
    `[ ! -e "${root}/broken-release" ] || exit 1
     tar xOzf "$1" ./built >> "${root}/released"; echo >> "${root}/released"`,
  )
  git('init', '--initial-branch=main')
  writeFileSync(join(origin, '.env.example'), 'SITE_URL=x\nRESEND_API_KEY=\n#REDIS_URL=\n')
  for (const folder of [origin, join(root, 'bin')]) {
    mkdirSync(join(folder, 'deploy'))
    writeFileSync(join(folder, 'deploy/nginx.conf'), 'installed')
  }
  change('one')
  execFileSync('git', ['clone', '--quiet', origin, join(root, 'site/source')])
  writeFileSync(join(root, 'day'), '2027-03-14')
  set('KEY=first')
})
afterEach(() => rmSync(root, { recursive: true }))

function change(text: string): void {
  writeFileSync(join(origin, 'text'), text)
  git('add', '.')
  git('commit', '--message', text)
}

function set(settings: string): void {
  writeFileSync(join(root, 'site.env'), settings)
}

/** Runs what the timer runs, with what it may not lack, and returns how it ended and what it said. */
function run(variables: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(join(root, 'bin/publish.sh'), {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${root}/bin:${process.env.PATH}`,
      SITE_URL: 'https://www.example.org',
      SITE_ROOT: join(root, 'site'),
      SITE_SOURCE: join(root, 'site/source'),
      SITE_SETTINGS: join(root, 'site.env'),
      RESEND_API_KEY: 're_secret',
      ...variables,
    },
  })
  return { status, stderr }
}

const publish = () => run().status
const released = () => (existsSync(`${root}/released`) ? read('released').trim().split('\n') : [])
const builds = () => read('builds').length
const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('publishes when main has moved, a setting or the day has changed, and else does nothing', () => {
  expect([publish(), publish()]).toEqual([0, 0])
  expect(released()).toEqual(['one'])
  change('two')
  expect([publish(), publish()]).toEqual([0, 0])
  expect(released()).toEqual(['one', 'two'])
  writeFileSync(join(root, 'day'), '2027-03-15')
  expect([publish(), publish()]).toEqual([0, 0])
  expect(released()).toEqual(['one', 'two', 'two'])
  set('KEY=second')
  expect([publish(), publish()]).toEqual([0, 0])
  expect(released()).toHaveLength(4)
})

test('half a configuration is refused before anything is built, and tried again when it is whole', () => {
  const half = run({ RESEND_API_KEY: '' })
  expect([half.status, existsSync(join(root, 'builds'))]).toEqual([1, false])
  expect(half.stderr).toContain('RESEND_API_KEY')
  expect(publish()).toBe(0)
})

test('says when deploy/ has changed since it was installed, and publishes all the same', () => {
  expect(run().stderr).toBe('')
  writeFileSync(join(origin, 'deploy/nginx.conf'), 'newer')
  change('two')
  const { status, stderr } = run()
  expect(status).toBe(0)
  expect(stderr).toContain('deploy/ is not what is installed here')
})

test('a build that fails changes nothing for visitors and says so, and other work is tried again', () => {
  publish()
  change('two')
  for (const broken of ['broken-registry', 'broken-release']) {
    writeFileSync(join(root, broken), '')
    expect([publish(), publish()], broken).not.toContain(0)
    rmSync(join(root, broken))
  }
  expect(released()).toEqual(['one'])
  expect(publish()).toBe(0)
  expect(released()).toEqual(['one', 'two'])
})

test('what does not build is not built again, but what comes later, by day or by commit', () => {
  publish()
  change('two')
  writeFileSync(join(root, 'broken'), '')
  expect([publish(), publish(), publish()]).not.toContain(0)
  expect(builds()).toBe(2)
  expect(read('site/failed')).toContain('2027-03-14')

  writeFileSync(join(root, 'day'), '2027-03-15')
  expect([publish(), publish()]).not.toContain(0)
  expect(builds()).toBe(3)

  change('three')
  expect([publish(), publish()]).not.toContain(0)
  expect(builds()).toBe(4)

  rmSync(join(root, 'broken'))
  change('four')
  expect(publish()).toBe(0)
  expect(released()).toEqual(['one', 'four'])
  expect(existsSync(join(root, 'site/failed'))).toBe(false)
})

test('a build does not check types again, which takes more memory than a small server has', () => {
  publish()
  expect(read('environment')).toContain('TYPES_CHECKED=1')
})

test('a build that makes its folder a link to one of root’s gets nothing of it on the air', () => {
  mkdirSync(join(root, 'of-root'))
  writeFileSync(join(root, 'of-root/built'), 'RESEND_API_KEY=re_secret')
  expect(publish()).not.toBe(0)
  expect(released()).toEqual([])
})

test('what comes from the registry sees no secret', () => {
  publish()
  expect(read('environment')).toContain('SITE_URL=https://www.example.org')
  expect(read('environment')).not.toContain('re_secret')
})
