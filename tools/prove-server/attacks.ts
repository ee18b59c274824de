import { readdirSync, statSync } from 'node:fs'

/** What one origin can do with connections: each sends its text and, when it is closed, begins anew. */
type Attack = {
  sources: string[]
  /** Of each source, at the same time. */
  connections: number
  text: (count: number) => string
  /** Sends one more byte each second, or leaves the answers where they are. */
  manner?: 'drips' | 'reads nothing'
  /** Whether others behind the same address read pages all the same. */
  isShared?: true
}

let attackers = 0
/** Each has an address of its own: what one attack leaves behind would keep the next one out. */
const some = (count: number) => Array.from({ length: count }, () => `127.66.0.${(attackers += 1)}`)
/** Four devices of one customer: floods.ts adds these addresses. */
export const oneCustomer = [1, 2, 3, 4].map((device) => `fd66:0:0:${device}::1`)

function get(path: string, ...headers: string[]): string {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers]
  return lines.concat('', '').join('\r\n')
}

function post(type: string, body: string, length = body.length): string {
  const headers = [`Sec-Fetch-Site: same-origin`, `Content-Type: ${type}`]
  const asked = get('/api/listening-desk', ...headers, `Content-Length: ${length}`)
  return asked.replace('GET', 'POST') + body
}

const nativeForm = `--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\n${'a'.repeat(30_000)}\r\n--x--\r\n`

const chunks = '.next/standalone/.next/static/chunks'
const size = (name: string) => (name.endsWith('.js') ? statSync(`${chunks}/${name}`).size : 0)
const [largestFile] = readdirSync(chunks).sort((a, b) => size(b) - size(a))

/** Each shut others out once, or made them wait. */
export const attacks: Record<string, Attack> = {
  '1,700 silent connections': { sources: some(1), connections: 1700, text: () => 'G' },
  'unknown addresses, from four /64 of one /48': {
    sources: oneCustomer,
    connections: 190,
    text: (count) =>
      get(`${['/en', '/assets', ''][count % 3]}/nope${count}`, 'Accept-Language: es'),
  },
  'redirects by language': {
    sources: some(1),
    connections: 190,
    text: (count) => get(`/services?${count}`, 'Accept-Language: es'),
  },
  'queries of repeated parameters, from three addresses': {
    sources: some(3),
    connections: 40,
    text: (count) => get(`/en/nope?${count}${'&a'.repeat(900)}`),
  },
  'slow bodies': {
    sources: some(1),
    connections: 190,
    text: () => post('application/json', '{', 30_000),
    manner: 'drips',
  },
  'failure pages of forms without script': {
    sources: some(1),
    connections: 40,
    text: () => post('multipart/form-data; boundary=x', nativeForm),
  },
  // No attack at all: a class that opens the home page at the same time, on a slow line.
  '300 files under way': {
    sources: some(1),
    connections: 300,
    text: () => get(`/_next/static/chunks/${largestFile}`),
    manner: 'reads nothing',
    isShared: true,
  },
}
