import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
)

/** Lines that hold a selector, or one of several. */
function selectorsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\s*[^@\s/*][^;]*[{,]$|^\s*\*[^/;]*[{,]$/.test(line))
    .map((line) => line.trim())
}

// Chromium looks such a rule up by nothing: whenever an element comes or goes anywhere, it computes the
// style of all that follows anew, for `* + *` with every descendant. React's part in a step to another
// page took a third longer. `:not(:first-child)` says the same and concerns one parent.
test('no rule is for what follows an element of any class', () => {
  const selectors = sheets.flatMap((file) =>
    selectorsOf(file).map((selector) => `${file}: ${selector}`),
  )
  expect(selectors.length).toBeGreaterThan(500)
  expect(selectors.filter((line) => /[\s>(](\*|[a-z][\w-]*)\s*[+~](?!\s*\d)/.test(line))).toEqual(
    [],
  )
})
