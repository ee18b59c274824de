// `npm run check:live -- https://www.example.org`: whether what visitors meet is in order. The
// numbers of the helplines, the certificate, every page as a search engine reads it with its policy
// (npm run check:site), and one test message by the contact form to the staff's mailbox. Without an
// address, the helplines alone. http only on this machine.
import { isLoopback } from '../../lib/site-url'
import { checkSite } from '../site-check/check-site'
import { certificateFaults } from './certificate'
import { helplineFaults } from './helplines'
import { lastArrival, sendTestMessage } from './test-message'

const address = process.argv[2]
const faults = helplineFaults(new Date())
if (address) {
  const { origin } = new URL(address)
  const isHttps = origin.startsWith('https:')
  if (!isHttps && !isLoopback(origin)) throw new Error(`${origin} is not https.`)
  if (isHttps) faults.push(...(await certificateFaults(origin)))
  const { pages, faults: found } = await checkSite(origin)
  console.log(`${pages} pages of ${origin} read.`)
  const sent = await sendTestMessage(origin)
  console.log(sent.said)
  const arrival = await lastArrival(process.env, sent.at)
  console.log(arrival.said)
  faults.push(...found, ...sent.faults, ...arrival.faults)
}
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults found.`)
if (faults.length > 0) process.exit(1)
