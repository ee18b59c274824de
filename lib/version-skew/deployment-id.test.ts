import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deploymentId } from './deployment-id'

let root: string
const place = () => ({ root, distDir: '.next' })
const built = (variables = {}) => deploymentId(PHASE_PRODUCTION_BUILD, place(), variables)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  for (const folder of ['lib', 'docs', '.next']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'lib/a.ts'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

test('is the same for the same sources, and fit for an address', () => {
  expect(built()).toMatch(/^\d{10,20}$/)
  expect(built()).toBe(built())
  expect(built({ NEXT_PUBLIC_GTM_ID: '' })).toBe(built())
})

test('changes with the sources and with what is baked in', () => {
  const before = built()
  expect(built({ NEXT_PUBLIC_GTM_ID: 'GTM-A' })).not.toBe(before)
  writeFileSync(join(root, 'lib/a.ts'), 'two')
  expect(built()).not.toBe(before)
})

test('does not change with what no visitor gets', () => {
  const before = built()
  writeFileSync(join(root, 'lib/a.test.ts'), 'test')
  writeFileSync(join(root, 'docs/a.md'), 'text')
  expect(built({ PATH: '/bin' })).toBe(before)
})

test('is the name that the environment gives', () => {
  expect(built({ GIT_SHA: 'abc1234' })).toBe('abc1234')
  expect(built({ GIT_SHA: 'abc1234', DEPLOYMENT_ID: 'release-7' })).toBe('release-7')
})

test('is read from the build when it is served', () => {
  const served = () => deploymentId(PHASE_PRODUCTION_SERVER, place(), { GIT_SHA: 'other' })
  expect(served()).toBeUndefined()
  writeFileSync(join(root, '.next/BUILD_ID'), 'abc1234')
  expect(served()).toBe('abc1234')
})
