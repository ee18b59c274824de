import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

const inUse = read('.nvmrc').trim()
const oldest = /^>=(\d+\.\d+)$/.exec(JSON.parse(read('package.json')).engines.node)?.[1]

test('one version of Node.js is in use everywhere', () => {
  expect(inUse).toBe('24')
  expect(all(read('deploy/Dockerfile'), /^FROM node:(\d+)-/gm)).toEqual([inUse, inUse])
  for (const file of ['README.md', 'docs/deploy.md']) {
    expect(new Set(all(read(file), /Node\.js (\d+)/g)), file).toEqual(new Set([inUse]))
  }
})

test('the tests run on it and on the oldest that package.json allows', () => {
  const [, versions] = /node: \[(.*)\]/.exec(read('.github/workflows/check.yml')) ?? []
  expect(oldest).toBe('20.9')
  expect(versions).toBe(`'${oldest}', '${inUse}'`)
  expect(all(read('README.md'), /Node\.js \d+, or ([\d.]+) at least/g)).toEqual([oldest])
  expect(all(read('.github/workflows/check.yml'), /node-version: (.*)/g)).toEqual([
    '${{ matrix.node }}',
  ])
})

test('the types are those of the oldest, so that nothing newer is used by mistake', () => {
  const { version } = JSON.parse(read('node_modules/@types/node/package.json'))
  expect(version.split('.')[0]).toBe(oldest?.split('.')[0])
})
