import type { Page } from '@playwright/test'

/** One thing that a container could learn, as JSON. */
export type Seen = string

/**
 * Stands in for Google's script, and tells all that a script can see in its document: more than any
 * container is known to ask.
 */
export async function spyingTag(page: Page): Promise<Seen[]> {
  const seen: Seen[] = []
  await page.exposeFunction('tellSpy', (what: Seen) => void seen.push(what))
  await page
    .context()
    .route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${spy})()` }),
    )
  return seen
}

/** Runs in the page, so it can use nothing from outside itself. */
function spy() {
  const page = window as unknown as {
    tellSpy: (what: string) => void
    dataLayer: unknown[]
  }
  function tell(what: string, details: object = {}) {
    const { title, referrer, cookie } = document
    const { navigation, performance } = window
    const loaded = performance.getEntries().map(({ name }) => name)
    page.tellSpy(
      JSON.stringify({
        what,
        href: location.href,
        title,
        referrer,
        cookie,
        loaded: loaded.filter((name) => name.includes('?_rsc') || name === location.href),
        documents: performance.getEntriesByType('navigation').map(({ name }) => name),
        entries: navigation?.entries().map(({ url }) => url),
        from: navigation?.activation?.from?.url,
        state: history.state,
        stored: [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
        ...details,
      }),
    )
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method]
    history[method] = function (...words) {
      original.apply(this, words)
      tell(method, { words })
    }
  }
  const push = page.dataLayer.push
  page.dataLayer.push = function (entry: unknown) {
    tell('dataLayer', { entry })
    return push.call(this, entry)
  }
  window.navigation?.addEventListener('navigate', ({ destination }) =>
    tell('navigate', { link: [destination.url] }),
  )
  new MutationObserver(() => tell('title')).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (const type of [
    'popstate',
    'hashchange',
    'pageshow',
    'pagehide',
    'visibilitychange',
    'click',
    'pointerdown',
    'keydown',
    'focusin',
    'input',
    'change',
    'submit',
  ]) {
    const hear = (event: Event) => {
      const target = event.target instanceof Element ? event.target : undefined
      const link = target?.closest('a')
      tell(type, {
        link: link && [link.href, link.textContent],
        value: target && 'value' in target && target.value,
        key: 'key' in event && event.key,
      })
    }
    window.addEventListener(type, hear, true)
  }
  for (const entry of page.dataLayer) tell('dataLayer', { entry: entry ?? null })
}
