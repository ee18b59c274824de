// attacker.ts NAME: one of the attacks, until it is ended.
import { connect } from 'node:net'
import { attacks } from './attacks'

const attack = attacks[process.argv[2] ?? '']
if (!attack) throw new Error(`There is no attack ${process.argv[2]}.`)
const { sources, connections, text, manner } = attack
let count = 0

function open(source: string): void {
  const host = source.includes(':') ? '::1' : '127.0.0.1'
  const socket = connect({ host, port: 443, localAddress: source })
  const drip = manner === 'drips' && setInterval(() => socket.write('x'), 1000)
  socket.on('connect', () => socket.write(text((count += 1))))
  // Refused, reset, closed: all the same to an attacker.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(drip || undefined)
    // The proof is of what the server bears, on the same machine.
    setTimeout(open, 200, source)
  })
  if (manner !== 'reads nothing') socket.resume()
}

for (const source of sources) for (let made = 0; made < connections; made += 1) open(source)
// What reads nothing keeps no process alive.
setInterval(() => {}, 10_000)
console.log('begun')
