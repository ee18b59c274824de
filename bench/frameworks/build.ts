import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '../../e2e/support/site'
import { pageTexts } from './page-texts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Installs what an app needs and builds it with the texts of our page; returns its folder. */
export function buildApp(name: 'nuxt' | 'astro'): string {
  const directory = join(here, name)
  const generated = join(directory, 'generated')
  mkdirSync(generated, { recursive: true })
  copyFileSync(join(here, 'form-rules.js'), join(generated, 'form-rules.js'))
  for (const locale of locales) {
    writeFileSync(join(generated, `${locale}.json`), JSON.stringify(pageTexts(locale)))
  }
  install(directory)
  run(directory, 'run', 'build')
  return directory
}

function install(directory: string): void {
  const installed = join(directory, 'node_modules/.installed-from')
  const wanted = readFileSync(join(directory, 'package-lock.json'), 'utf8')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return
  run(directory, 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
  writeFileSync(installed, wanted)
}

function run(directory: string, ...parameters: string[]): void {
  const silent = {
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const env = { ...process.env, ...silent }
  execFileSync('npm', parameters, { cwd: directory, env, stdio: 'inherit', timeout: 600_000 })
}
