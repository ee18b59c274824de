import { expect, test, type Page, type Request, type Route } from '@playwright/test'
import { forms } from '../lib/forms/forms'
import type { Locale } from '../lib/i18n/locales'
import { startVerifier, type FakeVerifier } from '../testing/fakes/recaptcha'
import { startResend, type FakeResend } from '../testing/fakes/resend'
import { startSite, type SiteServer } from '../testing/site-server'
import {
  deskSuccess,
  fillDesk,
  formOf,
  openDesk,
  submitOf,
  touchForm,
  uniqueText,
} from './support/forms'
import { policyFaults } from './support/policy-faults'
import { catalog, siteUrl, weeklyUnless } from './support/site'
import { siteKey, testSite } from './support/test-site'

// The tests share one server and both fake servers, which each of them orders about.
test.describe.configure({ mode: 'default', timeout: 60_000 })

const port = 3213
const origin = `http://localhost:${port}`
const scriptUrl = `https://www.google.com/recaptcha/api.js?render=${siteKey}`
const mark = catalog.it.StaffEmail.unverifiedSubject.replace('{subject}', '')

/** The server gives up on mail provider and reCAPTCHA after 9 s, and the page on the server after 20 s. */
const slow = { timeout: 20_000 }

let resend: FakeResend
let verifier: FakeVerifier
let site: SiteServer | undefined
/** What the browser complained about, and what it asked of other hosts, in the present test. */
let faults: string[]
let foreign: string[]

test.use({ baseURL: origin })

test.beforeAll(async () => {
  resend = await startResend()
  verifier = await startVerifier({
    secret: 'fake-secret',
    hostname: new URL(siteUrl).hostname,
  })
  site = await startSite({
    directory: testSite,
    port,
    env: {
      MAIL_DELIVERY: 'resend',
      RESEND_API_KEY: 're_fake',
      RESEND_BASE_URL: resend.url,
      MAIL_FROM: 'sito@example.org',
      CONTACT_MAIL_TO: 'contatti@example.org',
      LISTENING_DESK_MAIL_TO: 'sportello@example.org',
      RECAPTCHA: 'on',
      NEXT_PUBLIC_RECAPTCHA_SITE_KEY: siteKey,
      RECAPTCHA_SECRET_KEY: 'fake-secret',
      RECAPTCHA_VERIFY_URL: verifier.url,
      RATE_LIMIT_PER_HOUR: '10000',
    },
  })
})

test.beforeEach(async ({ page }) => {
  resend.control({ reset: true })
  verifier.control({ reset: true })
  faults = await policyFaults(page)
  foreign = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url())
  })
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await page.context().route('https://www.google.com/recaptcha/api.js?*', serve())
})

test.afterAll(() => Promise.all([site?.stop(), resend?.close(), verifier?.close()]))

/** Google's script as far as the site knows it: a badge, and a token that the fake believes. */
function script(token = "Promise.resolve('fake:' + action + ':' + crypto.randomUUID())") {
  const badge =
    '<div><div class="grecaptcha-badge" style="position: fixed; right: -186px; bottom: 14px; width: 256px; height: 60px"></div></div>'
  return `
    document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(badge)})
    Object.assign((window.grecaptcha ??= {}), {
      ready: (call) => setTimeout(call),
      execute: (client, { action }) => ${token},
    })`
}

function serve(body = script()) {
  return (route: Route) => route.fulfill({ contentType: 'text/javascript', body })
}

async function expectSent(page: Page, locale: Locale) {
  await expect(deskSuccess(page, locale)).toBeFocused(slow)
  await expect(formOf(page)).toHaveCount(0)
}

/** One e-mail has gone out, with these words, and with its mark or without. */
function expectEmail(text: string, isMarked: boolean) {
  const [email, ...others] = resend.emails()
  expect(others).toEqual([])
  expect(email?.subject.startsWith(mark)).toBe(isMarked)
  expect(email?.text).toContain(text)
}

/** Nothing but the script was asked of other hosts, and the browser noted nothing but this. */
async function expectQuiet(page: Page, notes: string[] = [], requests: string[] = [scriptUrl]) {
  await expect.poll(() => faults).toEqual(notes.map((note) => `${page.url()}: ${note}`))
  expect(foreign).toEqual(requests)
}

const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

// What follows where Resend cuts off: lib/submissions/create-submission-handler.provider-outages.test.ts.
for (const { name, locale, answer, requests, notes, wait } of [
  {
    name: 'is blocked',
    locale: 'it',
    answer: (route: Route) => route.abort(),
    // It is asked for once more when the form is sent, and the browser notes it each time.
    requests: 2,
    notes: [`Failed to load resource: net::ERR_FAILED (${scriptUrl})`],
    wait: 0,
  },
  {
    name: 'never answers',
    locale: 'en',
    answer: () => {},
    requests: 1,
    notes: [],
    wait: 5000,
  },
] as const) {
  test(
    `Google's script ${name}: what is written arrives with its mark, in time`,
    weeklyUnless(name === 'never answers'),
    async ({ page }) => {
      await page.clock.install()
      await page.route(scriptUrl, answer)
      await openDesk(page, locale)
      await expect.poll(() => foreign).toEqual([scriptUrl])
      await expectQuiet(page, [...notes])
      const text = uniqueText()
      await fillDesk(page, text, locale)
      const sent: Request[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/listening-desk')) sent.push(request)
      })
      await submitOf(page).click()
      let leaps = 0
      // The first leap may come before the page has begun to wait.
      await expect(async () => {
        leaps += 1
        await page.clock.fastForward(wait)
        await expect.poll(() => sent, { timeout: 2000 }).toHaveLength(1)
      }).toPass()
      expect(leaps).toBeLessThanOrEqual(2)
      expect(sent[0]?.postDataJSON()).not.toHaveProperty('token')
      await expectSent(page, locale)
      expectEmail(text, true)
      expect(verifier.requests()).toBe(0)
      await expectQuiet(page, times(requests, notes).flat(), times(requests, scriptUrl))
    },
  )
}

test('Google is asked when someone begins to write, once, and under the policy of the page', async ({
  page,
}) => {
  const release = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__it.js'
  const frame = 'https://www.google.com/recaptcha/api2/anchor'
  const call = 'https://www.google.com/recaptcha/api2/reload'
  // As api.js does: it loads the release, which puts up a frame and calls home for each token.
  await page.route(
    scriptUrl,
    serve(`document.head.append(
      Object.assign(document.createElement('script'), { src: '${release}' }),
    )
    window.grecaptcha = { ready: (call) => addEventListener('grecaptcha', call) }`),
  )
  await page.route(
    release,
    serve(`${script(`fetch('${call}', { mode: 'no-cors' }).then(
      () => 'fake:' + action + ':' + crypto.randomUUID(),
    )`)}
    document.querySelector('.grecaptcha-badge').append(
      Object.assign(document.createElement('iframe'), { src: '${frame}' }),
    )
    dispatchEvent(new Event('grecaptcha'))`),
  )
  await page.route(frame, (route) => route.fulfill({ contentType: 'text/html', body: 'reCAPTCHA' }))
  await page.route(call, (route) => route.fulfill({ body: '' }))

  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) tokens.push(request.postDataJSON().token)
  })
  await page.goto('/services')
  await page.locator('main a[href="/services/listening-desk"]').first().click()
  // The footer is every page's: focused before the form's page has scrolled to its top, it is out of view.
  await expect(formOf(page)).toBeVisible()
  const inFooter = page.getByRole('contentinfo').getByRole('link').last()
  await inFooter.focus()
  await expect(inFooter).toBeInViewport()
  await submitOf(page).hover()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(foreign).toEqual([])
  await touchForm(page)
  await expect.poll(() => foreign).toEqual([scriptUrl, release, frame])
  await expect(page.locator('.grecaptcha-badge')).toBeInViewport()
  const notice = formOf(page).locator(':has(> button[type=submit]) + p')
  await expect(notice).toHaveText(catalog.it.Recaptcha.notice)
  const text = uniqueText()
  await fillDesk(page, text)
  await submitOf(page).click()
  await expectSent(page, 'it')
  expectEmail(text, false)

  expect(verifier.requests()).toBe(1)
  const { captchaAction } = forms['listening-desk']
  expect(tokens).toEqual([expect.stringMatching(new RegExp(`^fake:${captchaAction}:`))])
  await expectQuiet(page, [], [scriptUrl, release, frame, call])
})
