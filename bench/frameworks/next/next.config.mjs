import { fileURLToPath } from 'node:url'

export default {
  // The packages lie in the folder of the site, whose middleware is no part of this app.
  pageExtensions: ['jsx'],
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
}
