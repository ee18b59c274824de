import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { readlinkSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string
let site: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  site = join(root, 'site')
  for (const folder of ['bin', 'site']) mkdirSync(join(root, folder))
  copyFileSync('deploy/site-peers.conf', join(root, 'peers.conf'))
  set('KEY=first')
  for (const name of ['release.sh', 'publish-static.sh']) {
    writeFileSync(join(root, 'bin', name), readFileSync(`deploy/${name}`), { mode: 0o755 })
  }
  // systemd's and nginx's part; an instance answers with the build that its link leads to.
  program(
    'systemctl',
    `[ "$1" != stop ] || { echo "$2:"; cat ${root}/peers.conf; } >> ${root}/stops`,
  )
  program('nginx', '')
  program(
    'curl',
    `port=\${*: -1}; port=\${port#*1:}; echo "\\"$(cat ${site}/\${port%%/*}/.next/BUILD_ID)\\""`,
  )
})
afterEach(() => rmSync(root, { recursive: true }))

function program(name: string, text: string): void {
  writeFileSync(join(root, 'bin', name), `#!/bin/bash\n${text}\n`, { mode: 0o755 })
}

function set(settings: string): void {
  writeFileSync(join(root, 'site.env'), settings)
}

/** Packs a build after something was done in its folder, and returns its archive. */
function pack(id: string, change: (folder: string) => void = () => {}): string {
  const folder = join(root, id)
  mkdirSync(join(folder, '.next/static'), { recursive: true })
  writeFileSync(join(folder, '.next/BUILD_ID'), id)
  writeFileSync(join(folder, '.next/static/same.js'), id.repeat(5000))
  mkdirSync(join(folder, 'last'))
  writeFileSync(join(folder, 'last/random'), randomBytes(9999))
  change(folder)
  spawnSync('tar', ['czf', `${folder}.tgz`, '-C', folder, './.next', './last'])
  return `${folder}.tgz`
}

function release(what: string): number | null {
  const PATH = `${root}/bin:${process.env.PATH}`
  const files = { SITE_PEERS: join(root, 'peers.conf'), SITE_SETTINGS: join(root, 'site.env') }
  const env = { ...process.env, ...files, PATH, SITE_ROOT: site }
  return spawnSync(join(root, 'bin/release.sh'), [what], { env }).status
}

const releases = () => readdirSync(join(site, 'releases')).map((name) => name.split('-').at(-1))
const firsts = (peers: string) =>
  [...peers.matchAll(/:(\d+) max_fails=0;/g)].map(([, port]) => port)
const links = () =>
  ['3001', '3002', 'current', 'previous']
    .filter((name) => lstatSync(join(site, name), { throwIfNoEntry: false }))
    .map((name) =>
      basename(readlinkSync(join(site, name)))
        .split('-')
        .at(-1),
    )

test('a release goes out, and back', () => {
  expect([release(pack('one')), release(pack('two')), release(pack('three'))]).toEqual([0, 0, 0])
  expect(links()).toEqual(['three', 'three', 'three', 'two'])
  expect(releases().sort()).toEqual(['three', 'two'])
  expect(release('back')).toBe(0)
  expect(links()).toEqual(['two', 'two', 'two', 'three'])
})

test('an instance that stops is asked first for nothing, and in the end each is for something', () => {
  release(pack('one'))
  const stops = () =>
    readFileSync(join(root, 'stops'), 'utf8')
      .split(/^site@/m)
      .slice(1)
  const before = stops().length
  expect([release(pack('two')), release('back')]).toEqual([0, 0])
  const later = stops().slice(before)
  expect(later).toHaveLength(4)
  for (const stop of later) expect(firsts(stop)).not.toContain(stop.slice(0, 4))
  expect(firsts(readFileSync(join(root, 'peers.conf'), 'utf8')).sort()).toEqual(['3001', '3002'])
})

test('what was unpacked by half, as on a full disk, changes nothing and leaves nothing', () => {
  for (const id of ['one', 'two']) release(pack(id))
  const peers = readFileSync(join(root, 'peers.conf'), 'utf8')
  const archive = pack('half')
  truncateSync(archive, 9000)
  expect(release(archive)).not.toBe(0)
  expect(links()).toEqual(['two', 'two', 'two', 'one'])
  expect(releases().sort()).toEqual(['one', 'two'])
  expect(readFileSync(join(root, 'peers.conf'), 'utf8')).toBe(peers)
})

test('an instance keeps the settings that its release was built for, also on the way back', () => {
  release(pack('one'))
  set('KEY=second')
  const settings = () => readFileSync(join(site, '3001/site.env'), 'utf8')
  expect(settings()).toBe('KEY=first')
  release(pack('two'))
  expect(settings()).toBe('KEY=second')
  release('back')
  expect(settings()).toBe('KEY=first')
})

const id = '.next/BUILD_ID'
const refused: [what: string, change: (folder: string) => void][] = [
  ['a link to a file of root’s', (folder) => symlinkSync('/etc/hostname', join(folder, 'last/x'))],
  ['a link above itself', (folder) => symlinkSync('../../..', join(folder, 'last/x'))],
  ['a link with a line end', (folder) => symlinkSync('/etc', join(folder, 'last/x\ny'))],
  [
    'links that lead out together',
    (folder) => {
      symlinkSync('..', join(folder, 'last/up'))
      symlinkSync('up/../../..', join(folder, 'last/x'))
    },
  ],
  ['a pipe', (folder) => spawnSync('mkfifo', [join(folder, 'last/x')])],
  ['a name with a path', (folder) => writeFileSync(join(folder, id), '../../x')],
  ['a name of two lines', (folder) => writeFileSync(join(folder, id), 'one\ntwo')],
  ['a long name', (folder) => writeFileSync(join(folder, id), 'x'.repeat(41))],
  ['no name', (folder) => writeFileSync(join(folder, id), '')],
  [
    'a name that is a link',
    (folder) => {
      rmSync(join(folder, id))
      symlinkSync('../last/random', join(folder, id))
    },
  ],
]

test.each(refused)('an archive with %s changes nothing and leaves nothing', (_, change) => {
  release(pack('one'))
  expect(release(pack('two', change))).not.toBe(0)
  expect(links()).toEqual(['one', 'one', 'one'])
  expect(releases()).toEqual(['one'])
})

test('an archive may hold links to what it holds', () => {
  const change = (folder: string) => symlinkSync('../last', join(folder, '.next/x'))
  expect(release(pack('one', change))).toBe(0)
})
