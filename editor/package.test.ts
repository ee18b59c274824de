import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from '../node_modules/@sveltia/cms/package.json'
import { draftsOfAnotherVersion } from './unsent-work'

const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8')

test('the requests and texts that the editor knows are those of this version', () => {
  // Another version may ask GitHub otherwise: try no-loss.spec.ts and pull-request.spec.ts with it first.
  expect(version).toBe('0.221.1')
})

test.each([
  ['createCommitOnBranch(input: $input)', 'careful-commits.ts looks at each commit'],
  ['headRefOid', 'and at the proposals that a page has read'],
  ['/git/refs/heads/', 'and at a branch that is emptied'],
  ['text isTruncated', 'the application reads long files itself'],
  ['draft-backups', 'unsent-work.ts counts what was typed and not sent'],
  ['cdn.jsdelivr.net', 'vite.config.ts takes the addresses of others out'],
  ['https://unpkg.com/', 'vite.config.ts takes the addresses of others out'],
  ['https://www.githubstatus.com/', 'vite.config.ts takes the addresses of others out'],
])('the package says %s: %s', (text) => {
  expect(code).toContain(text)
})

test('one place throws away what was typed in another version, and vite.config.ts finds it', () => {
  expect(code.match(new RegExp(draftsOfAnotherVersion, 'g'))).toHaveLength(1)
})
