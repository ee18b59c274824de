// `npm run build:standalone`: a build whose folder .next/standalone runs by itself (`node server.js`),
// with its files beside it and compressed copies of them for the web server in front.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './setup.mjs'

const folder = join(root, '.next/standalone')
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/

rmSync(folder, { recursive: true, force: true })
process.env.BUILD_STANDALONE = '1'
const build = spawnSync('npm', ['run', '--silent', 'build'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'pipe'],
  encoding: 'utf8',
})
process.stderr.write(build.stderr)
if (build.status !== 0) process.exit(build.status ?? 1)
// Next.js only warns, on a full disk for one; a page that misses a file would fail once it is on the air.
if (build.stderr.includes('Failed to copy traced files')) process.exit(1)
cpSync(join(root, '.next/static'), join(folder, '.next/static'), { recursive: true })
cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true })
compressBelow(join(folder, '.next/static'))

/** @param {string} directory */
function compressBelow(directory) {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, name)
    if (!statSync(file).isFile() || !compressible.test(file)) continue
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    )
  }
}
