/** What a volunteer can do when GitHub does not do what it is asked; nothing that was typed is lost. */
const sentences = {
  signedOut:
    'Il tuo accesso è scaduto. Il testo resta qui: ricarica la pagina, entra di nuovo, premi Ripristina.',
  offline:
    'Non c’è collegamento con GitHub. Il testo resta qui: controlla la rete e premi di nuovo Salva.',
  broken:
    'GitHub ora non risponde come deve. Il testo resta qui: tra qualche minuto premi di nuovo Salva.',
  forbidden:
    'Il tuo accesso non ha il permesso per questo. Il testo resta qui: mostra questo avviso a chi amministra il progetto.',
  tooMuch:
    'GitHub chiede di andare più piano. Il testo resta qui: aspetta cinque minuti e premi di nuovo Salva.',
  overtaken:
    'Proprio adesso qualcuno ha salvato la stessa proposta. Il testo resta qui: premi di nuovo Salva.',
}

type Answer = {
  message?: string
  data?: unknown
  errors?: { type?: string; message: string }[]
}

/** Returns a `fetch` that says, of requests to GitHub that fail, what there is to do. */
export function sayingWhatToDo(send: typeof fetch, api: string): typeof fetch {
  return async (input, init) => {
    const url = typeof input === 'string' ? input : ''
    if (!url.startsWith(api)) return send(input, init)
    const response = await send(input, init).catch(() => {
      throw new Error(sentences.offline)
    })
    const isGraphQL = url.endsWith('/graphql')
    if (response.ok && !isGraphQL) return response
    const answer = await response
      .clone()
      .json()
      .catch(() => ({}) as Answer)
    const sentence = sentenceFor(response.status, answer as Answer, isGraphQL)
    return sentence ? rejection(sentence, response.status) : response
  }
}

function sentenceFor(status: number, { message = '', data, errors }: Answer, isGraphQL: boolean) {
  const [error] = errors ?? []
  const said = `${message} ${error?.type} ${error?.message}`
  if (status === 401) return sentences.signedOut
  if (status === 429 || /rate.?limit/i.test(said)) return sentences.tooMuch
  // What a token may not see is said to be nowhere.
  if (
    status === 403 ||
    status === 404 ||
    /not accessible|FORBIDDEN|INSUFFICIENT_SCOPES/.test(said)
  ) {
    return sentences.forbidden
  }
  if (/STALE_DATA|Expected branch to point/.test(said)) return sentences.overtaken
  if (status >= 500 || error?.message.startsWith('Something went wrong')) return sentences.broken
  return isGraphQL && status === 200 && !errors && !data ? sentences.broken : undefined
}

/** As GitHub rejects: the application shows the words and keeps the form as it is. */
export function rejection(message: string, status = 200): Response {
  return Response.json({ message, errors: [{ message }] }, { status })
}
