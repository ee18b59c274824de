import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import { siteUrl } from '../site-url'
import sources from './sources.json'

type Folders = { root: string; distDir: string }

/**
 * Returns the name of a build, the same on every machine that builds or serves it: `DEPLOYMENT_ID`
 * or `GIT_SHA` where they are given, else a digest of the sources. A server takes it from the build
 * it serves, whatever the sources have become since. None while developing.
 */
export function deploymentId(
  phase: string,
  { root, distDir }: Folders,
  variables: Record<string, string | undefined> = process.env,
): string | undefined {
  const { NEXT_DEPLOYMENT_ID, DEPLOYMENT_ID, GIT_SHA } = variables
  const buildIdFile = join(root, distDir, 'BUILD_ID')
  switch (phase) {
    case PHASE_PRODUCTION_BUILD:
      return NEXT_DEPLOYMENT_ID || DEPLOYMENT_ID || GIT_SHA || sourceDigest(root, variables)
    case PHASE_PRODUCTION_SERVER:
      // Next itself says what is missing where nothing was built.
      return existsSync(buildIdFile) ? readFileSync(buildIdFile, 'utf8') : undefined
    default:
      return undefined
  }
}

/**
 * Returns a digest of the sources, in digits only: ad blockers take offence at some letters in an
 * address.
 */
function sourceDigest(root: string, variables: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(siteUrl)
  const baked = Object.keys(variables).filter((name) => name.startsWith('NEXT_PUBLIC_'))
  for (const name of baked.sort()) {
    // Next puts an empty one where there was none.
    if (variables[name]) hash.update(`${name}=${variables[name]}\0`)
  }
  for (const file of sources.flatMap((source) => filesBelow(root, source))) {
    if (/\.test\.tsx?$|\.d\.json\.ts$/.test(file)) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest().readBigUInt64BE().toString()
}

function filesBelow(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
}
