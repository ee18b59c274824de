import { Server, type IncomingMessage } from 'node:http'

/** No address of ours has a query of more than a few. */
const mostParameters = 30
const refusal = 'HTTP/1.1 414 URI Too Long\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Answers 414 to requests with more than thirty parameters, before Next sees them: it reads a query in
 * the square of their number, which of 14 kB takes seconds in which nobody else is answered.
 */
export function refuseLongQueries(): void {
  const emit: (event: string, ...given: unknown[]) => boolean = Server.prototype.emit
  Server.prototype.emit = function (event: string, ...given: unknown[]): boolean {
    if (event === 'request' || event === 'upgrade') {
      const { url = '', socket } = given[0] as IncomingMessage
      if (url.split('&', mostParameters + 1).length > mostParameters) {
        socket.write(refusal)
        socket.destroySoon()
        return true
      }
    }
    return emit.call(this, event, ...given)
  }
}
