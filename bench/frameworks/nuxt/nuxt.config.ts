export default defineNuxtConfig({
  compatibilityDate: '2026-05-01',
  telemetry: false,
  // The other pages of the menu are no part of the comparison.
  nitro: {
    prerender: { crawlLinks: false, routes: ['/contacts', '/en/contacts', '/es/contacts'] },
  },
})
