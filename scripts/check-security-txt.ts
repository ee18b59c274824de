// Whether the security.txt of the built site, or of the address given as argument, is in order and
// valid for another 30 days. A new build renews it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { securityTxtFaults } from '../lib/security/security-txt'

const built = fileURLToPath(
  new URL('../.next/server/app/.well-known/security.txt.body', import.meta.url),
)

const origin = process.argv[2]
const text = origin ? await download(origin) : readFileSync(built, 'utf8')
const faults = securityTxtFaults(text, new Date())
for (const fault of faults) console.error(`security.txt: ${fault}`)
if (faults.length > 0) process.exit(1)
console.log('security.txt is in order.')

async function download(site: string): Promise<string> {
  const response = await fetch(new URL('/.well-known/security.txt', site), {
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
  return response.text()
}
