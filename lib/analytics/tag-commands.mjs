/** @typedef {Window & { dataLayer?: unknown[] }} TaggedWindow */

/**
 * Consent Mode v2. Nothing but counting visits is ever granted: the banner asks for nothing else.
 * @satisfies {Record<string, 'denied'>}
 */
const allDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
}

/** Refuses all storage before anything of Google's can load. */
export function denyByDefault() {
  command('consent', 'default', allDenied)
}

export function grantStatistics() {
  command('consent', 'update', { analytics_storage: 'granted' })
}

export function denyAgain() {
  command('consent', 'update', allDenied)
}

/**
 * Hands a command to Tag Manager, which takes it only as an `arguments` object: it reads an array
 * as something else.
 * @type {(...command: unknown[]) => void}
 */
const command = function () {
  const page = /** @type {TaggedWindow} */ (window)
  page.dataLayer ??= []
  page.dataLayer.push(arguments)
}
