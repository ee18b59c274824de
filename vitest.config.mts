import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // The package refuses to be loaded outside a server build; Next has this same exception.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    include: [
      '{app,components,content,editor,lib,messages,scripts,tools}/**/*.test.{ts,tsx}',
      '*.test.ts',
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
