// `npm run watch -- https://www.example.org`: whether the site answers, and what visitors send reaches
// somebody. A test message through each form; what became of the last days' messages, and whom the mail
// provider leaves out; captcha; the sender's domain; certificate and age of the published site. One
// sentence for each fault, without an address or a word of anybody, for HEARTBEAT_URL and, on GitHub, an
// issue. Each day, by one clock: docs/deploy.md. http only on this machine.
import { isLoopback } from '../../lib/site-url'
import { report } from './tell'
import { watch } from './watch-site'

const address = process.argv[2]
if (!address) throw new Error('Manca l’indirizzo del sito: SITE_URL.')
const { origin } = new URL(address)
if (!origin.startsWith('https:') && !isLoopback(origin)) throw new Error(`${origin} is not https.`)
const faults = await report(await watch(origin, process.env), process.env)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log('Tutto a posto: i messaggi arrivano.')
