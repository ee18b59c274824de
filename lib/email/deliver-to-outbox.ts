import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deliver, Delivery, Email } from './delivery-types'

/**
 * Returns a delivery that writes each message to three files that can be opened and read; nothing
 * leaves the machine.
 */
export function createOutbox(directory: string): Deliver {
  return ({ key, email }) => put(directory, key, email)
}

async function put(directory: string, key: string, email: Email): Promise<Delivery> {
  const [form = ''] = key.split('/')
  const id = createHash('sha256').update(key).digest('hex').slice(0, 12)
  const { html, text, ...headers } = email
  const time = new Date().toISOString().replaceAll(':', '-')
  const path = join(directory, `${time}-${form}-${id}`)
  // Requests for help: for the eyes of this user of the machine only.
  const secret = { mode: 0o600 }
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const known = (await readdir(directory)).some((name) => name.endsWith(`-${form}-${id}.json`))
    if (known) return { outcome: 'accepted' }
    await writeFile(`${path}.html`, html, secret)
    await writeFile(`${path}.txt`, text, secret)
    // Last and at once: a message exists when its .json does.
    await writeFile(`${path}.json.tmp`, `${JSON.stringify(headers, null, 2)}\n`, secret)
    await rename(`${path}.json.tmp`, `${path}.json`)
    return { outcome: 'accepted' }
  } catch {
    return { outcome: 'failed', reason: 'outbox' }
  }
}
