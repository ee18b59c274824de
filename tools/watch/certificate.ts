import { once } from 'node:events'
import { connect } from 'node:tls'

/** certbot renews 30 days before the end. */
const leastDays = 14

/** Returns what is wrong with a site's certificate; Node.js itself refuses one that is not valid. */
export async function certificateFaults(origin: string): Promise<string[]> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  socket.setTimeout(10_000, () => socket.destroy(new Error('nessuna risposta in 10 secondi')))
  try {
    await once(socket, 'secureConnect')
    const left = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 864e5)
    if (left >= leastDays) return []
    return [`Il certificato del sito scade fra ${left} giorni e non è stato rinnovato.`]
  } catch (error) {
    return [`Il certificato del sito non è valido: ${(error as Error).message}.`]
  } finally {
    socket.destroy()
  }
}
