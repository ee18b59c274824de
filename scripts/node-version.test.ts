import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

test('one version of Node.js is in use everywhere, and the oldest is said once', () => {
  const inUse = read('.nvmrc').trim()
  const oldest = /^>=(\d+\.\d+)$/.exec(JSON.parse(read('package.json')).engines.node)?.[1]
  expect(all(read('deploy/Dockerfile'), /^FROM node:(\d+)-/gm)).toEqual([inUse, inUse])
  for (const file of ['README.md', 'docs/deploy.md']) {
    expect(new Set(all(read(file), /Node\.js (\d+)/g)), file).toEqual(new Set([inUse]))
  }
  expect(all(read('README.md'), /Node\.js \d+, or ([\d.]+) at least/g)).toEqual([oldest])
  for (const workflow of ['check', 'weekly']) {
    expect(read(`.github/workflows/${workflow}.yml`)).not.toContain('node-version:')
  }
})
