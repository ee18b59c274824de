import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/**
 * Serves a folder of texts on a port of this machine, compressed as `next start` does: gzip at the
 * level that zlib has from itself. A page has the address of its file without the ending.
 */
export async function serveFolder(folder: string, port: number) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = ['', '.html', '/index.html']
      .map((ending) => join(folder, decodeURIComponent(pathname) + ending))
      .find((name) => existsSync(name) && statSync(name).isFile())
    if (!file) return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'text/plain; charset=utf-8'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
    response.end(gzipSync(readFileSync(file)))
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
