// attacker.ts NAME PORT: one of attacks.ts, until it is ended.
import { connect } from 'node:net'
import { attacks } from './attacks'

const [name = '', port] = process.argv.slice(2)
const attack = attacks[name]
if (!attack) throw new Error(`There is no attack ${name}.`)
const { sources, connections, text, isSlow } = attack
let count = 0

function open(source: string): void {
  const host = source.includes(':') ? '::1' : '127.0.0.1'
  const socket = connect({ host, port: Number(port), localAddress: source })
  const drip = isSlow && setInterval(() => socket.write('x'), 1000)
  socket.on('connect', () => socket.write(text((count += 1))))
  // Refused, reset, closed: all the same to an attacker.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(drip)
    // The proof is of what the server bears, on the same machine.
    setTimeout(open, 200, source)
  })
  socket.resume()
}

for (const source of sources) for (let made = 0; made < connections; made += 1) open(source)
console.log('begun')
