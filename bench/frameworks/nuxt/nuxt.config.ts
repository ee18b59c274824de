export default defineNuxtConfig({
  compatibilityDate: '2026-05-01',
  telemetry: false,
  modules: ['@nuxtjs/i18n'],
  components: ['~/components', '~/generated'],
  css: ['~/generated/page.css'],
  // Addresses of files in the markup stay as they are: they are the site's.
  vite: { vue: { template: { transformAssetUrls: false } } },
  i18n: {
    strategy: 'prefix_except_default',
    defaultLocale: 'it',
    detectBrowserLanguage: false,
    locales: [
      { code: 'it', language: 'it', file: 'it.json' },
      { code: 'en', language: 'en', file: 'en.json' },
      { code: 'es', language: 'es', file: 'es.json' },
    ],
  },
  // The other pages of the menu are no part of the comparison.
  nitro: {
    prerender: { crawlLinks: false, routes: ['/contacts', '/en/contacts', '/es/contacts'] },
  },
})
