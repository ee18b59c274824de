import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
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

/** Packs a build, and returns its archive. */
function pack(id: string): string {
  const folder = join(root, id)
  mkdirSync(join(folder, '.next/static'), { recursive: true })
  writeFileSync(join(folder, '.next/BUILD_ID'), id)
  writeFileSync(join(folder, '.next/static/same.js'), id.repeat(5000))
  writeFileSync(join(folder, 'last'), randomBytes(9999))
  spawnSync('tar', ['czf', `${folder}.tgz`, '-C', folder, './.next', './last'])
  return `${folder}.tgz`
}

function release(what: string): number | null {
  const PATH = `${root}/bin:${process.env.PATH}`
  const env = { ...process.env, PATH, SITE_ROOT: site, SITE_PEERS: join(root, 'peers.conf') }
  return spawnSync(join(root, 'bin/release.sh'), [what], { env }).status
}

const releases = () => readdirSync(join(site, 'releases')).map((name) => name.split('-').at(-1))
const firsts = (peers: string) =>
  [...peers.matchAll(/:(\d+) max_fails=0;/g)].map(([, port]) => port)
const links = () =>
  ['3001', '3002', 'current', 'previous'].map((name) =>
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
