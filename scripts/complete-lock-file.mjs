// `npm run complete-lock-file`: adds to package-lock.json the entries of optional platform packages
// that npm left out because its registry does not have them. `npm ci` refuses a lock file without
// them, on every platform. Run it after each change of a dependency.
// Node's own modules only: where entries are missing, nothing can be installed.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{
 *   name?: string
 *   version?: string
 *   integrity?: string
 *   os?: string[]
 *   cpu?: string[]
 *   dev?: boolean
 *   optional?: boolean
 *   optionalDependencies?: Record<string, string>
 * }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 * @typedef {{ parent: string, name: string, version: string }} MissingPackage
 */

// What npm compares with: values of process.platform and process.arch, found in the packages' names.
const systems = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/
const processors = /\b(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * Returns every optional dependency of a locked package that has no entry in the lock file, or one
 * of another version.
 * @param {LockFile} lock
 * @returns {MissingPackage[]}
 */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .map(([name, version]) => ({ parent, name, version }))
      .filter(({ name, version }) => {
        const paths = foldersAbove(parent).map((folder) => at(folder, name))
        const found = paths.map((path) => packages[path]).find(Boolean)
        return !found || (exactVersion.test(version) && found.version !== version)
      }),
  )
}

/**
 * Returns the lock file with an entry for each of them. Entries of an earlier run are made anew, so
 * that none outlives the package that named it.
 * @template {LockFile} T
 * @param {T} lock
 * @returns {T}
 */
export function completeLockFile(lock) {
  const kept = Object.entries(lock.packages).filter(([, entry]) => !isAdded(entry))
  /** @type {Record<string, LockedPackage>} */
  const packages = Object.fromEntries(kept)
  for (const { parent, name, version } of missingPackages({ packages })) {
    const top = at('', name)
    const path = packages[top] && packages[top].version !== version ? at(parent, name) : top
    const namedBy = [packages[parent], packages[path]].filter((entry) => entry !== undefined)
    const isDev = namedBy.every(({ dev }) => dev)
    packages[path] = entryOf(name, version, isDev)
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/**
 * Returns the folders in which Node.js looks for what a package requires.
 * @param {string} path
 * @returns {string[]}
 */
function foldersAbove(path) {
  if (path === '') return ['']
  return [path, ...foldersAbove(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))))]
}

/**
 * @param {string} folder
 * @param {string} name
 */
function at(folder, name) {
  return folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
}

/**
 * Returns whether this script wrote an entry: it alone writes them without a checksum, since it has
 * not seen the package.
 * @param {LockedPackage} entry
 */
function isAdded({ integrity, optional, os, cpu }) {
  return !integrity && optional === true && Boolean(os ?? cpu)
}

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean} isDev whether only packages for development name it
 * @returns {LockedPackage}
 */
function entryOf(name, version, isDev) {
  if (!exactVersion.test(version)) {
    throw new Error(`${name}: "${version}" is a range, and only npm can choose a version from it.`)
  }
  const os = systems.exec(name)?.[1]
  const cpu = processors.exec(name)?.[1]
  if (!cpu) throw new Error(`${name}: its name does not say for which processor it is.`)
  return {
    version,
    cpu: [cpu],
    ...(isDev && { dev: true }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const before = readFileSync(file, 'utf8')
  const after = `${JSON.stringify(completeLockFile(JSON.parse(before)), null, 2)}\n`
  if (after !== before) writeFileSync(file, after)
  console.log(after === before ? 'package-lock.json is complete.' : 'package-lock.json: completed.')
}
