import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type File = { type: string; content: Buffer }

/**
 * Serves files on a port of this machine, texts compressed as `next start` compresses them: gzip at
 * the level that zlib has from itself. Each is compressed once, as by any server of static files.
 */
export async function serve(find: (path: string) => File | undefined, port: number) {
  const compressed = new Map<string, Buffer>()
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = find(decodeURIComponent(pathname))
    if (!file) return response.writeHead(404).end()
    const isText = file.type !== types['.woff2']
    const body =
      (isText && compressed.get(pathname)) || (isText ? gzipSync(file.content) : file.content)
    compressed.set(pathname, body)
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      'Cache-Control': 'no-cache',
      ...(isText && { 'Content-Encoding': 'gzip' }),
    })
    response.end(body)
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

/** Returns a file of a folder; a page has the address of its file without the ending. */
export function fileIn(folder: string, path: string): File | undefined {
  const names = [path, `${path}.html`, `${path}/index.html`].map((name) => join(folder, name))
  const name = names.find((one) => existsSync(one) && statSync(one).isFile())
  if (!name) return
  return { type: types[extname(name)] ?? 'application/octet-stream', content: readFileSync(name) }
}
