import { once } from 'node:events'
import { connect } from 'node:tls'

/** certbot renews 30 days before the end. */
const leastDays = 14

/** Returns what is wrong with a site's certificate; Node.js itself refuses one that is not valid. */
export async function certificateFaults(origin: string): Promise<string[]> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  socket.setTimeout(10_000, () => socket.destroy(new Error('no answer in 10 s')))
  try {
    await once(socket, 'secureConnect')
    const left = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 864e5)
    console.log(`The certificate is valid for ${left} days.`)
    return left < leastDays ? [`The certificate ends in ${left} days.`] : []
  } catch (error) {
    return [`The certificate is refused: ${(error as Error).message}.`]
  } finally {
    socket.destroy()
  }
}
