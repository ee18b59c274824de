import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = ['app', 'components', 'lib'].flatMap((directory) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(directory, name)),
)

test('messages go to browsers with the forms only', () => {
  const inBrowser = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"))
  expect(inBrowser.length).toBeGreaterThan(20)
  const asking = inBrowser.filter((file) => readFileSync(file, 'utf8').includes('useTranslations'))
  expect(asking.length).toBeGreaterThan(0)
  expect(asking.filter((file) => !file.startsWith('components/forms/'))).toEqual([])
})
