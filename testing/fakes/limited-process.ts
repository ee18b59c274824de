import { connectRedis } from '../../lib/limits/connect-redis'
import { createLimits } from '../../lib/limits/create-limits'

// jiti testing/fakes/limited-process.ts <Redis address> <accepted per hour> <submissions>, with
// JITI_ALIAS='{"server-only": "…/node_modules/server-only/empty.js"}'.
// One instance of the site as far as the limits go: prints how many submissions it let through.
const [url = '', perHour, submissions] = process.argv.slice(2)

// What is counted is in question here, not how long a busy machine takes.
const redis = await connectRedis(url, { connect: 5000, command: 5000 })
const limits = createLimits(Number(perHour), redis)
let places = 0
for (let index = 0; index < Number(submissions); index += 1) {
  const submission = { client: 'one client', key: `${process.pid}/${index}`, verified: true }
  if (!('wait' in (await limits.reserve(submission)))) places += 1
}
redis.disconnect()
process.stdout.write(String(places))
