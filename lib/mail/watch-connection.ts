import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/**
 * Makes one request, and says whether the connection failed before any of it had left. To `fetch` and
 * the SDK that is the same fault as a connection cut when all had been sent; undici, which `fetch`
 * is made of, tells them apart on its channels. Without a word from them nothing counts as unsent.
 * @param key Stands in the request's headers, and in no other's.
 */
export async function watchConnection<Result>(
  key: string,
  request: () => Promise<Result>,
): Promise<{ result: Result; unsent: boolean }> {
  let refused = false
  let sent = false
  function noteRefusal() {
    refused = true
  }
  function noteHeaders(message: unknown) {
    sent ||= String((message as { headers?: unknown }).headers).includes(key)
  }
  subscribe('undici:client:connectError', noteRefusal)
  subscribe('undici:client:sendHeaders', noteHeaders)
  try {
    const result = await request()
    return { result, unsent: refused && !sent }
  } finally {
    unsubscribe('undici:client:connectError', noteRefusal)
    unsubscribe('undici:client:sendHeaders', noteHeaders)
  }
}
