// `npm run watch -- https://www.example.org`: whether what visitors send reaches somebody. A test message
// through each form; what became of the last days' messages, and whom the mail provider leaves out; the
// sender's domain; the certificate; how old the published site and the numbers of the helplines are. One
// sentence for each fault, without an address or a word of anybody; HEARTBEAT_URL is told when there is
// none. Each day, by two clocks: docs/deploy.md. http only on this machine.
import { Resolver } from 'node:dns/promises'
import { isLoopback } from '../../lib/site-url'
import { watch } from './watch-site'

const { origin } = new URL(process.argv[2] ?? '')
if (!origin.startsWith('https:') && !isLoopback(origin)) throw new Error(`${origin} is not https.`)
const faults = await watch(origin, process.env, new Resolver({ timeout: 5000, tries: 3 }))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log('Tutto a posto: i messaggi arrivano.')
