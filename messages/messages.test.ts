import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = ['app', 'components', 'lib'].flatMap((directory) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(directory, name), 'utf8')),
)

test('messages are asked for on the server only, where a missing one is filled', () => {
  const inBrowser = files.filter((text) => text.startsWith("'use client'"))
  expect(inBrowser.length).toBeGreaterThan(20)
  expect(inBrowser.filter((text) => text.includes('useTranslations'))).toEqual([])
})
