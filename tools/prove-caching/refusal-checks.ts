import { once } from 'node:events'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { headerValues, rawRequest, type Answer } from '../../testing/raw-request'

/** What becomes of an instance that has read a message. */
type State = 'well' | 'killed' | 'slow' | 'away'

/** Two instances whose state each message names: `/api/contact?asked=killed&spare=well`. */
export async function startInstances() {
  const [asked, spare] = [await startInstance('asked'), await startInstance('spare')]
  return { asked, spare }
}

async function startInstance(name: string) {
  const server = createServer((request, response) => {
    const state = new URL(request.url ?? '', 'http://x').searchParams.get(name) ?? 'well'
    request.resume().on('end', () => {
      if (state === 'killed') request.socket.destroy()
      if (state === 'well')
        response.setHeader('content-type', 'application/json').end('{"ok":true}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  async function leave(): Promise<void> {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { url, leave }
}

const formats = { json: 'application/json', page: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/**
 * Sends messages of real sizes while the instance that is asked, or the spare one too, takes them and
 * dies, is silent or is away, and returns what nginx wrongly says of them.
 */
export async function wrongRefusals(
  nginx: string,
  { asked, spare }: Awaited<ReturnType<typeof startInstances>>,
) {
  const wrong: string[] = []
  let sent = 0
  async function send(first: State, second: State, kilobytes: number, format: 'json' | 'page') {
    sent += 1
    const answer = await rawRequest(nginx, `/api/contact?asked=${first}&spare=${second}`, {
      method: 'POST',
      headers: { accept: formats[format], 'content-type': 'application/json', host: 'localhost' },
      body: 'x'.repeat(kilobytes * 1024),
      agent: new Agent({ localAddress: `127.3.0.${sent}` }),
      timeout: 30_000,
    })
    const isRight = second === 'well' ? answer.status === 200 : isUnknown(answer, format)
    if (!isRight) wrong.push(`${first}, ${second}, ${kilobytes} kB, ${format}: ${answer.status}`)
  }
  const sendAll = (firsts: State[], seconds: State[]) =>
    Promise.all(
      firsts.flatMap((first) =>
        seconds.flatMap((second) =>
          [3, 30].flatMap((kilobytes) => [
            send(first, second, kilobytes, 'json'),
            send(first, second, kilobytes, 'page'),
          ]),
        ),
      ),
    )

  await sendAll(['killed', 'slow'], ['well', 'killed', 'slow'])
  await asked.leave()
  await sendAll(['away'], ['well', 'killed', 'slow'])
  await spare.leave()
  await sendAll(['away'], ['away'])
  return { sent, wrong }
}

/** Whether an answer says, to script or to people, that the message may have arrived. */
function isUnknown(answer: Answer, format: 'json' | 'page'): boolean {
  const text = answer.body.toString('utf8')
  const type = answer.headers['content-type']
  const isSaid =
    format === 'json'
      ? type === 'application/problem+json' && JSON.parse(text).code === 'delivery-unknown'
      : type === 'text/html; charset=utf-8' && /<a href="tel:\+\d+">/.test(text)
  return (
    answer.status === 502 && isSaid && headerValues(answer, 'cache-control').join() === 'no-store'
  )
}
