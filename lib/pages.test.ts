import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePaths } from './pages'

test.each(pagePaths)('%s has its folder', (path) => {
  expect(existsSync(`app/[locale]${path}/page.tsx`)).toBe(true)
})
