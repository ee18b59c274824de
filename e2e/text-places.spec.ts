import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// What the switch of `npm run dev` is made of: the address it asks, its words, its way to stay on top.
const traces = {
  'lib/text-places/text-place.ts': '/api/text-places',
  'lib/text-places/read-text-places.ts': 'Modifica questo testo',
  'components/text-places/text-places.tsx': 'showPopover',
  'components/text-places/text-places.module.css': '::highlight',
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

test('a build holds nothing of the switch that shows where texts stand', () => {
  for (const [source, trace] of Object.entries(traces)) {
    expect(readFileSync(source, 'utf8')).toContain(trace)
  }
  const files = [...filesIn('.next/static'), ...filesIn('.next/server')]
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(45)
  expect(files.filter((file) => /\.(js|css)$/.test(file)).length).toBeGreaterThan(100)
  const holding = files.filter((file) => {
    const text = readFileSync(file, 'latin1')
    return (
      file.includes('text-places') || Object.values(traces).some((trace) => text.includes(trace))
    )
  })
  expect(holding).toEqual([])
})
