import { spawnSync } from 'node:child_process'
import { entryFile, entryFolder, entryKinds } from '../../lib/entries/entry-files'
import { isGroup } from '../../lib/i18n/flatten-messages'
import type { Content } from './finding'

/** Returns content and messages as they were where a change began; undefined where git cannot tell. */
export function readBase(
  root: string,
  base: string,
  files: readonly string[],
): Content | undefined {
  const git = (args: string[], input = '') =>
    spawnSync('git', args, { cwd: root, input, maxBuffer: 2 ** 28 })
  if (git(['rev-parse', '--verify', '--quiet', `${base}^{commit}`]).status !== 0) return undefined
  // What others have done since to the base is no part of the change.
  const common = git(['merge-base', base, 'HEAD']).stdout.toString().trim() || base
  const asked = [...files, ...entryKinds.map(oldList)]
  const names = asked.map((file) => `${common}:./${file}\n`).join('')
  const found = blobsIn(git(['cat-file', '--batch'], names).stdout)
  return Object.fromEntries(
    asked.flatMap((file, place) => {
      const text = found[place]
      return text === undefined ? [] : entriesOfOldList(file, parsed(text))
    }),
  )
}

/** Reads what `git cat-file --batch` answers: a line with the size, or that there is none, and the text. */
function blobsIn(answer: Buffer): (string | undefined)[] {
  const found: (string | undefined)[] = []
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf('\n', at)
    const [, size] = / blob (\d+)$/.exec(answer.toString('utf8', at, end)) ?? []
    found.push(size && answer.toString('utf8', end + 1, end + 1 + Number(size)))
    at = end + 1 + (size ? Number(size) + 1 : 0)
  }
  return found
}

/** Where all entries of a kind once stood together. */
function oldList(kind: (typeof entryKinds)[number]): string {
  return `${entryFolder(kind)}.json`
}

function entriesOfOldList(file: string, value: unknown): [string, unknown][] {
  const kind = entryKinds.find((one) => oldList(one) === file)
  if (!kind) return [[file, value]]
  const records = Array.isArray(value) ? value.filter(isGroup) : []
  return records.map(({ id, ...entry }) => [entryFile(kind, String(id)), entry])
}

/** What was no JSON then has no texts to compare. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
