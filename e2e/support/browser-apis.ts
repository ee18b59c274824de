import type { Page } from '@playwright/test'

/** What the site's own code uses, beside what every browser has. */
const ownApis = [
  'localStorage',
  'sessionStorage',
  'document.cookie',
  'navigator.onLine',
  'BroadcastChannel',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'requestIdleCallback',
  'confirm',
  'AbortController',
  'FormData',
  'crypto.randomUUID',
  'URL.canParse',
  'performance.getEntriesByType',
  'HTMLDialogElement.prototype.showModal',
  'HTMLDialogElement.prototype.close',
  'HTMLFormElement.prototype.reset',
  'Intl.DateTimeFormat',
  'navigator.clipboard',
  'navigator.share',
] as const

/** What a browser may lack, or refuse: an old one, one that an employer has set up, one within an app. */
export const browserApis = [
  ...ownApis,
  'indexedDB',
  'caches',
  'navigator.cookieEnabled',
  'navigator.sendBeacon',
  'navigator.userAgentData',
  'navigator.connection',
  'MessageChannel',
  'PerformanceObserver',
  'matchMedia',
  'visualViewport',
  'alert',
  'scrollTo',
  'getSelection',
  'queueMicrotask',
  'structuredClone',
  'reportError',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WebSocket',
  'Notification',
  'crypto.getRandomValues',
  'crypto.subtle',
  'URLSearchParams.prototype.size',
  'performance.now',
  'performance.mark',
  'performance.measure',
  'history.scrollRestoration',
  'CSS.supports',
  'document.fonts',
  'document.startViewTransition',
  'HTMLFormElement.prototype.requestSubmit',
  'Element.prototype.checkVisibility',
  'Element.prototype.toggleAttribute',
  'Element.prototype.replaceChildren',
  'Intl.ListFormat',
  'Intl.NumberFormat',
  'Intl.PluralRules',
  'Intl.RelativeTimeFormat',
  'Intl.Segmenter',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.with',
  'Object.groupBy',
  'Object.hasOwn',
  'Promise.withResolvers',
  'Promise.any',
  'String.prototype.at',
  'String.prototype.replaceAll',
  'String.prototype.isWellFormed',
  'Set.prototype.union',
  'Iterator',
  'WeakRef',
  'FinalizationRegistry',
] as const

export type Absence = { api: string; how: 'missing' | 'throwing' }

/** Takes something away from the pages that are opened from now on, or makes every use of it throw. */
export async function withhold(page: Page, absence: Absence): Promise<void> {
  await page.addInitScript(({ api, how }: Absence) => {
    const path = api.split('.')
    const name = path.pop() ?? ''
    const owner = path.reduce<object>((object, part) => Reflect.get(object, part) ?? {}, window)
    // Most properties of a window or a document are those of its prototype.
    let holder = owner
    while (!Object.hasOwn(holder, name) && Object.getPrototypeOf(holder)) {
      holder = Object.getPrototypeOf(holder)
    }
    if (!Object.hasOwn(holder, name)) return
    const { get, value } = Object.getOwnPropertyDescriptor(holder, name) ?? {}
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    if (how === 'missing') Reflect.deleteProperty(holder, name)
    else if (get) Object.defineProperty(holder, name, { get: refuse, set: refuse })
    else if (typeof value === 'function') {
      const refusing = function () {
        refuse()
      }
      Object.defineProperty(holder, name, {
        value: Object.assign(refusing, { prototype: value.prototype }),
        writable: true,
      })
    }
  }, absence)
}
