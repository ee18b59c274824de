import { defineConfig } from 'astro/config'

export default defineConfig({
  i18n: { locales: ['it', 'en', 'es'], defaultLocale: 'it' },
  trailingSlash: 'never',
  build: { format: 'file' },
})
