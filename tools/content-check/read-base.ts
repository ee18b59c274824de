import { spawnSync } from 'node:child_process'
import type { Content } from './finding'

/** Returns content and messages as they were where a change began; undefined where git cannot tell. */
export function readBase(
  root: string,
  base: string,
  files: readonly string[],
): Content | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (git('rev-parse', '--verify', '--quiet', `${base}^{commit}`).status !== 0) return undefined
  // What others have done since to the base is no part of the change.
  const common = git('merge-base', base, 'HEAD').stdout.trim() || base
  return Object.fromEntries(
    files.flatMap((file) => {
      const { status, stdout } = git('show', `${common}:./${file}`)
      return status === 0 ? [[file, parsed(stdout)]] : []
    }),
  )
}

/** What was no JSON then has no texts to compare. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
