// Whether package-lock.json installs only packages without a known weakness that concerns this site.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dependencyFaults } from '../lib/security/dependency-floors'

const lockFile = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const faults = dependencyFaults(JSON.parse(readFileSync(lockFile, 'utf8')))
for (const fault of faults) console.error(`package-lock.json: ${fault}`)
if (faults.length > 0) process.exit(1)
console.log('Every package is recent enough and comes from the registry.')
