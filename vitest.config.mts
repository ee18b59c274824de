import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folders = '{app,components,content,editor,lib,messages,scripts,tools}'
const include = [`${folders}/**/*.test.{ts,tsx}`, '*.test.ts']
const isolated = `${folders}/**/*.isolated.test.{ts,tsx}`

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // The package refuses to be loaded outside a server build; Next has this same exception.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    // Modules are loaded once for all files, which takes half the time; those that replace modules, or ask
    // what the first use of one does, have their own.
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, include, exclude: [isolated] } },
      { extends: true, test: { name: 'isolated', include: [isolated] } },
    ],
    globalSetup: 'scripts/test-programs.mjs',
    // Many tests wait for a server, so that no core need be kept free for what starts them.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Threads start sooner than processes.
    pool: 'threads',
    server: { deps: { inline: ['next-intl'] } },
  },
})
