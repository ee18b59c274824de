import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { localeRegistry, locales } from './locales'

test.each(locales)('the flag of %s, if it has one, is there', (locale) => {
  const { flag } = localeRegistry[locale]
  const files = flag ? [`../../public/assets/flags/${flag}.svg`] : []
  const missing = files.filter((path) => !existsSync(fileURLToPath(new URL(path, import.meta.url))))
  expect(missing).toEqual([])
})
