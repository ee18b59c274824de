const words: [code: RegExp, reason: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'indirizzo sconosciuto al DNS'],
  [/ECONNREFUSED/, 'connessione rifiutata'],
  [/ETIMEDOUT|Timeout|TIMEOUT/, 'nessuna risposta in tempo'],
  [/CERT|SIGNATURE|SSL/, 'certificato non valido'],
  [/./, 'connessione interrotta'],
]

/** Returns the answer of an address, whatever its status; throws the reason, in Italian, when none comes. */
export async function reach(url: string | URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(20_000), ...init })
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const code = cause?.code ?? name
    const [, reason = ''] = words.find(([known]) => known.test(code)) ?? []
    throw new Error(`${reason}, ${code}`, { cause: error })
  }
}

/** Returns the answer of an address; throws the reason when it is none, or an error. */
export async function reachWell(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const response = await reach(url, init)
  if (!response.ok) throw new Error(String(response.status))
  return response
}
