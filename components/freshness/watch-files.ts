import { isLoadFailure } from '@/lib/freshness/load-failure'
import { reloadOnce } from '@/lib/freshness/reload-once'

const ownFiles = '/_next/static/'

/** Time after `load` in which the bundler's own second try may still succeed. */
const retryTime = 2000

let hydrated = false
let endHydration: () => void
const hydration = new Promise<void>((resolve) => {
  endHydration = resolve
})
let firstScriptFailed = false

/**
 * Remembers that the page is hydrated: from then on React's error boundaries hear of scripts that
 * do not load.
 */
export function noteHydration(): void {
  hydrated = true
  endHydration()
}

/** Begins before hydration, which a script that did not arrive may prevent altogether. */
export function watchFiles(): void {
  window.addEventListener('error', noticeError, { capture: true })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isLoadFailure(reason)) void recover(reason)
  })
  if (document.readyState === 'complete') checkFirstFiles()
  else window.addEventListener('load', checkFirstFiles)
}

function noticeError({ target, error }: ErrorEvent): void {
  if (isLoadFailure(error)) void recover(error)
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOwn(target.href)) {
    void recover(new Error(`Style sheet ${target.href} did not load.`))
  }
  if (target instanceof HTMLScriptElement && isOwn(target.src)) firstScriptFailed = true
}

/**
 * Looks for files that failed before this code ran, when everything in the HTML has come or failed.
 */
function checkFirstFiles(): void {
  if (isLost('.css')) void recover(new Error('A style sheet of this page did not load.'))
  void retryTimeIsOver().then(() => {
    if (hydrated || !(firstScriptFailed || isLost('.js'))) return
    void recover(new Error('A script of this page did not load.'))
  })
}

/**
 * Returns whether the browser says that a file failed. Those that do not tell a file's status say
 * nothing.
 */
function isLost(ending: '.css' | '.js'): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.some(
    ({ name, responseStatus, decodedBodySize }) =>
      isOwn(name) &&
      new URL(name).pathname.endsWith(ending) &&
      (responseStatus >= 400 || (responseStatus === 0 && decodedBodySize === 0)),
  )
}

function isOwn(url: string): boolean {
  return url.startsWith(window.location.origin + ownFiles)
}

async function retryTimeIsOver(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve))
  }
  await new Promise((resolve) => setTimeout(resolve, retryTime))
}

async function recover(error: Error): Promise<void> {
  if (reloadOnce() || 'unsent' in document.documentElement.dataset) return
  try {
    const { showErrorScreen } = await import('@/components/error-screen/show-error-screen')
    // React takes out what it did not expect to find, and the text typed there with it.
    await Promise.race([hydration, retryTimeIsOver()])
    showErrorScreen(error)
    await hydration
    showErrorScreen(error)
  } catch {
    // The page stays as it is, and can be read.
    console.error(error)
  }
}
