type Floor = {
  name: string
  /** The oldest version without a known weakness that concerns this site. */
  atLeast: string
  because: string
}

type LockFile = {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string }>
}

/**
 * What `npm audit` would say too, but offline and at once. Not listed, because there is nothing newer
 * to ask for: @next/third-parties (its newest release is 16.4.2; the fixes up to 16.4.5 are all in
 * `next`) and Vitest 5 (it needs Node.js 22; Vitest never reaches the published site).
 */
export const dependencyFloors: readonly Floor[] = [
  { name: 'next', atLeast: '16.4.5', because: 'CVE-2026-119351 and CVE-2026-119346' },
  { name: 'sharp', atLeast: '0.35.5', because: 'GHSA-2464-fhr4-w9xw' },
  {
    name: 'next-intl',
    atLeast: '4.13.3',
    because: 'CVE-2026-40299, and prefetches set the cookie',
  },
  { name: 'zod', atLeast: '4.6.7', because: 'GHSA-mrhx-c7xc-m3w5' },
  { name: 'react', atLeast: '19.2.6', because: 'CVE-2026-23870' },
  { name: 'react-dom', atLeast: '19.2.6', because: 'CVE-2026-23870' },
  { name: 'vite', atLeast: '8.3.5', because: 'GHSA-xp26-3454-mjgp' },
]

const registry = 'https://registry.npmjs.org/'

/** What is wrong with the packages that a lock file installs, one sentence each. */
export function dependencyFaults(lock: LockFile): string[] {
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '')
  return [
    ...dependencyFloors.flatMap(({ name, atLeast, because }) => {
      const copies = installed.filter(([path]) => path.endsWith(`node_modules/${name}`))
      if (copies.length === 0)
        return [`${name} is not in package-lock.json: is the list up to date?`]
      return copies
        .filter(([, { version = '' }]) => isOlder(version, atLeast))
        .map(([path, { version }]) => `${path} ${version} is older than ${atLeast}: ${because}.`)
    }),
    ...installed
      // A lock file need not name the registry; another source is always named.
      .filter(([, { resolved = registry }]) => !resolved.startsWith(registry))
      .map(([path]) => `${path} does not come from ${registry}.`),
    ...installed
      .filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
      .map(([path]) => `${path} has no SHA-512 in package-lock.json.`),
  ]
}

/** Compares the numbers; a pre-release counts as older than its release. */
function isOlder(version: string, floor: string): boolean {
  const [numbers = '', preRelease] = version.split('-', 2)
  const [have, want] = [numbers, floor].map((text) => text.split('.').map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (have?.[index] ?? Number.NaN) - (want?.[index] ?? 0)
    if (Number.isNaN(difference) || difference < 0) return true
    if (difference > 0) return false
  }
  return preRelease !== undefined
}
