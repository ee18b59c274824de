import { expect, test } from 'vitest'
import { rejection, sayingWhatToDo } from './github-failures'
import { failures } from './testing/github'

const api = 'https://api.github.com'

const sentences: Record<keyof typeof failures, RegExp> = {
  expired: /^Il tuo accesso è scaduto\. Il testo resta qui: .* entra di nuovo, premi Ripristina\.$/,
  forbidden: /^Il tuo accesso non ha il permesso/,
  hidden: /^Il tuo accesso non ha il permesso/,
  'forbidden by type': /^Il tuo accesso non ha il permesso/,
  'too fast': /^GitHub chiede di andare più piano/,
  'out of requests': /^GitHub chiede di andare più piano/,
  'bad gateway': /^GitHub ora non risponde/,
  'too slow': /^GitHub ora non risponde/,
  'no data': /^GitHub ora non risponde/,
  disconnected: /^Non c’è collegamento/,
}

/** Returns what the application gets to show. */
async function said(failure: keyof typeof failures): Promise<string> {
  const { status, body } = failures[failure]
  const send = () =>
    status ? Promise.resolve(new Response(body, { status })) : Promise.reject(new TypeError())
  const response = await sayingWhatToDo(
    send,
    api,
  )(`${api}/graphql`).catch((error) => error as Error)
  if (response instanceof Error) return response.message
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return errors[0]?.message ?? ''
}

test.each(Object.entries(sentences) as [keyof typeof failures, RegExp][])(
  'when GitHub fails, a sentence says what to do: %s',
  async (failure, sentence) => {
    expect(await said(failure)).toMatch(sentence)
  },
)

test('what GitHub answers as it should, and what others answer, is left as it is', async () => {
  const send = (text: string, status = 200) =>
    sayingWhatToDo(() => Promise.resolve(new Response(text, { status })), api)
  const answer = '{"data":{"repository":{}}}'
  expect(await (await send(answer)(`${api}/graphql`)).text()).toBe(answer)
  const named = '{"data":null,"errors":[{"message":"A ref named \\"x\\" already exists"}]}'
  expect(await (await send(named)(`${api}/graphql`)).text()).toBe(named)
  expect(await (await send('photograph')(`${api}/repos/o/n/git/blobs/1`)).text()).toBe('photograph')
  expect((await send('', 404)('./unknown/health')).status).toBe(404)
  expect(rejection('No').status).toBe(200)
})
