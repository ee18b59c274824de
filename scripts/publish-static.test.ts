import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { filesIn } from '@/lib/security/response-headers'

let directory: string
let shared: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'publish-'))
  shared = join(directory, 'shared')
})
afterEach(() => rmSync(directory, { recursive: true }))

function publish(release: string, files: string[]): void {
  for (const file of files) {
    const path = join(directory, release, '.next/static', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, release)
  }
  execFileSync('sh', ['deploy/publish-static.sh', join(directory, release), shared])
}

/** Makes every published file as old as if `hours` had passed. */
function wait(hours: number): void {
  // By the clock of the disk, which the shell compares with.
  const clock = join(directory, 'clock')
  writeFileSync(clock, '')
  const then = new Date(statSync(clock).mtimeMs - hours * 3_600_000)
  for (const file of filesIn(shared)) utimesSync(join(shared, file), then, then)
}

function has(file: string): boolean {
  return existsSync(join(shared, file))
}

describe('publishing hashed files', () => {
  test('keeps the files of the release before for a day after they were replaced', () => {
    publish('a', ['chunks/a.js', 'chunks/both.js'])
    wait(24 * 30)
    publish('b', ['chunks/b.js', 'chunks/both.js'])
    expect(['chunks/a.js', 'chunks/b.js', 'chunks/both.js'].every(has)).toBe(true)

    wait(23)
    publish('c', ['chunks/c.js', 'chunks/both.js'])
    expect(has('chunks/a.js')).toBe(true)

    wait(25)
    publish('d', ['chunks/d.js', 'chunks/both.js'])
    expect(has('chunks/a.js')).toBe(false)
    expect(has('chunks/b.js')).toBe(false)
    expect(['chunks/c.js', 'chunks/d.js', 'chunks/both.js'].every(has)).toBe(true)
    // nginx serves all that is there.
    expect(filesIn(shared).every((file) => file.startsWith('/chunks/'))).toBe(true)
  })
})
