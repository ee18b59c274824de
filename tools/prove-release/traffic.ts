import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { rawRequest } from '../../e2e/support/raw-request'
import { addresses } from '../../e2e/support/site'
import { forms, type FormName } from '../../lib/forms/forms'
import { siteUrl } from '../../lib/site-url'
import { submission } from '../../testing/submissions'

export type Seen = { kind: string; status: number; milliseconds: number; marker?: string }

type Sent = { path: string; headers?: Record<string, string>; body?: Buffer }

const readers = 20
const senders = 24
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/**
 * Lets visitors read pages and send both forms, each from an address of their own and over a
 * connection that is kept as browsers keep it, until `stop`. Each message carries a marker.
 */
export async function startTraffic(nginx: string) {
  const seen: Seen[] = []
  let isOver = false
  const isNative = (await post(nginx, await native('contact', ''), newVisitor())) !== 415
  const ways = isNative ? [asJson, native] : [asJson]

  async function watch(kind: string, ask: () => Promise<number>, marker?: string) {
    const began = performance.now()
    const status = await ask().catch((error: Error) => {
      console.error(`${kind}: ${error.message}`)
      return 0
    })
    seen.push({ kind, status, milliseconds: performance.now() - began, marker })
  }

  async function read(): Promise<void> {
    const visitor = newVisitor()
    while (!isOver) {
      // What nginx keeps, and what it does not.
      const isKept = Math.random() < 0.7
      const path = isKept ? pick(addresses).address : '/builds/latest.json'
      await watch('page', () => send(nginx, { path, headers: asBrowser }, visitor))
      await pause(0.3)
    }
    visitor.destroy()
  }

  async function write(): Promise<void> {
    while (!isOver) {
      const visitor = newVisitor()
      const form = pick(Object.keys(forms) as FormName[])
      const way = pick(ways)
      await watch('page', () => send(nginx, { path: '/contacts', headers: asBrowser }, visitor))
      // As long as it takes for Node.js and nginx to close what is idle, now and then.
      await pause(3)
      const marker = crypto.randomUUID()
      const message = await way(form, marker)
      await watch(`${form}, ${way.name}`, () => post(nginx, message, visitor), marker)
      visitor.destroy()
    }
  }

  const all = [...Array.from({ length: readers }, read), ...Array.from({ length: senders }, write)]
  return {
    isNative,
    async stop(): Promise<Seen[]> {
      isOver = true
      await Promise.all(all)
      return seen
    },
  }
}

async function asJson(form: FormName, marker: string): Promise<Sent> {
  return {
    path: `/api/${form}`,
    headers: { 'content-type': 'application/json', accept: '*/*' },
    body: Buffer.from(JSON.stringify(submission(form, { message: marker }))),
  }
}

/** As a browser sends the form when its script did not come. */
async function native(form: FormName, marker: string): Promise<Sent> {
  const fields = new FormData()
  for (const [name, value] of Object.entries(submission(form, { message: marker }))) {
    if (name === 'submissionId') continue
    for (const one of [value].flat()) fields.append(name, one === true ? 'on' : String(one))
  }
  const answer = new Response(fields)
  return {
    path: `/api/${form}`,
    headers: { ...asBrowser, 'content-type': answer.headers.get('content-type') ?? '' },
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

function post(nginx: string, { headers, ...sent }: Sent, visitor: Agent): Promise<number> {
  const own = { origin: siteUrl, 'sec-fetch-site': 'same-origin' }
  return send(nginx, { ...sent, headers: { ...headers, ...own } }, visitor)
}

/** Returns the status; what met a kept connection being closed is sent again, as browsers do. */
async function send(nginx: string, { path, headers, body }: Sent, visitor: Agent) {
  const method = body ? 'POST' : 'GET'
  const answer = await rawRequest(nginx, path, { method, headers, body, agent: visitor })
  return answer.status
}

let visitors = 0

/** A visitor has an address: nginx limits what one address may send. */
function newVisitor(): Agent {
  visitors += 1
  const localAddress = `127.1.${Math.floor(visitors / 250) % 250}.${1 + (visitors % 250)}`
  return new Agent({ keepAlive: true, maxSockets: 1, localAddress })
}

/** Half as long to one and a half times as long. */
function pause(seconds: number): Promise<void> {
  return sleep(1000 * seconds * (0.5 + Math.random()))
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item
}
