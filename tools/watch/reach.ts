/** Returns the answer of an address, whatever its status; throws the code of the failure when none comes. */
export async function reach(url: string | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(20_000), ...init }).catch((error: Error) => {
    const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
    throw new Error(code ?? error.name, { cause: error })
  })
}

/** Returns the answer of an address; throws its status when it is an error. */
export async function reachWell(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const response = await reach(url, init)
  if (!response.ok) throw new Error(String(response.status))
  return response
}
