/** What one origin can do with connections: each sends its text and, when it is closed, begins anew. */
export type Attack = {
  sources: string[]
  /** Of each source, at the same time. */
  connections: number
  text: (count: number) => string
  /** Sends one more byte each second. */
  isSlow?: true
}

let attackers = 0
/** Each has an address of its own: what one attack leaves behind would keep the next one out. */
const one = () => [`127.66.0.${(attackers += 1)}`]
/** Four devices of one customer: prove-attack.ts adds these addresses. */
export const oneCustomer = [1, 2, 3, 4].map((device) => `fd66:0:0:${device}::1`)

function get(path: string, ...headers: string[]): string {
  return [
    'GET ' + path + ' HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n')
}

function post(path: string, type: string, body: string, length = body.length): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Sec-Fetch-Site: same-origin',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n')
}

const json = 'application/json'
const desk = '/api/listening-desk'

const nativeForm = [
  '--x',
  'Content-Disposition: form-data; name="firstName"',
  '',
  'a'.repeat(30_000),
  '--x--',
  '',
].join('\r\n')

/** Each shut others out once, or made them wait. */
export const attacks: Record<string, Attack> = {
  'JSON that is none': {
    sources: one(),
    connections: 40,
    text: () => post(desk, json, '{'.repeat(30_000)),
  },
  '1,700 silent connections': { sources: one(), connections: 1700, text: () => 'G' },
  'unknown addresses, from one IPv4 address': {
    sources: one(),
    connections: 190,
    text: (count) => get(`/en/nope${count}`, 'Accept-Encoding: gzip'),
  },
  'unknown addresses, from four /64 of one /48': {
    sources: oneCustomer,
    connections: 190,
    text: (count) => get(`/nope${count}`, 'Accept-Language: es', 'Accept-Encoding: gzip'),
  },
  'redirects by language': {
    sources: one(),
    connections: 190,
    text: (count) => get(`/services?${count}`, 'Accept-Language: es'),
  },
  'slow bodies': {
    sources: one(),
    connections: 190,
    text: () => post(desk, json, '{', 30_000),
    isSlow: true,
  },
  'headers of 80 kB': {
    sources: one(),
    connections: 40,
    text: (count) =>
      get('/en', ...Array.from({ length: 10 }, () => `X-${count}: ${'x'.repeat(8000)}`)),
  },
  'failure pages of forms without script': {
    sources: one(),
    connections: 40,
    text: () => post(desk, 'multipart/form-data; boundary=x', nativeForm),
  },
  'a telephone number of 31,500 spaces': {
    sources: one(),
    connections: 40,
    text: () => post(desk, json, JSON.stringify({ phone: `0${' '.repeat(31_500)}0` })),
  },
}
