// `npm run prove:server`, as root, after `npm run build:standalone` and with nginx, nftables, redis-server and
// curl: the recipe of deploy/ as it is shipped, in a network of its own. Languages are never mixed; no message
// is lost, doubled or told wrongly while releases go out and instances die; no origin keeps others out.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { provesAttacks } from './floods'
import { provesLanguages } from './languages'
import { startLiveSite } from './live-site'
import { provesReleases } from './releases'

execFileSync('ip', ['link', 'set', 'lo', 'up'])
const site = await startLiveSite()
const faults = await provesLanguages()
await provesReleases(site)
faults.push(...(await provesAttacks(site)), ...site.wrong)

const amiss = site.messages.filter((message) => site.arrivals(message) !== 1).length
console.log(`${site.messages.length} messages: ${amiss} lost or doubled.`)
if (amiss > 0 || site.messages.length < 500)
  faults.push('Messages are lost or doubled, or too few.')
rmSync(site.root, { recursive: true })
for (const fault of new Set(faults)) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
