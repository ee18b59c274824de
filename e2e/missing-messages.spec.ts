import { expect, test, type Page } from '@playwright/test'
import { checkSite } from '../lib/site-check/check-site'
import { catalog } from './support/catalog'
import { freePort } from './support/free-port'
import { buildOtherSite, missingMessages } from './support/other-site'
import { addresses } from './support/site'
import { startSite, type SiteServer } from './support/site-server'

const warnings = missingMessages.map(
  (key) => `messages/en.json lacks ${key}: the Italian text is shown.`,
)
const isWarning = (line: string) => line.includes(' lacks ')

/** The warnings that the browser logs from now on. */
function warningsIn(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (isWarning(message.text())) logged.push(message.text())
  })
  return logged
}

const { ContactForm, FormStatus, HomePage } = catalog.it

test.describe('where English lacks messages', () => {
  test.describe.configure({ mode: 'default' })

  let site: SiteServer | undefined
  const addressOf = (path: string) => `${site?.url}${path}`

  test.beforeAll(async () => {
    test.setTimeout(400_000)
    site = await startSite({ directory: await buildOtherSite(), port: await freePort() })
  })
  test.afterAll(() => site?.stop())

  test('the HTML shows the Italian text, and says that it is Italian', async ({ request }) => {
    const html = await (await request.get(addressOf('/en'))).text()
    const [heading] = /<h2 id="reviews-title">.*?<\/h2>/.exec(html) ?? []
    expect(heading).toBe(
      `<h2 id="reviews-title"><span lang="it">${HomePage.reviewsTitle}</span></h2>`,
    )
  })

  test('so does a form, which runs in the browser', async ({ page }) => {
    await page.goto(addressOf('/en/contacts'))
    const italian = page.getByRole('main').locator('[lang=it]')
    await expect(italian).toHaveText([/^Ho letto l’informativa sulla privacy/, ContactForm.submit])
    await page.goto(addressOf('/en/services/listening-desk'))
    await expect(page.locator('form [lang=it]')).toHaveText([FormStatus.optional])
  })

  test('search engines are led to no English version of the page whose own text it is', async ({
    request,
  }) => {
    const read = async (path: string) => (await request.get(addressOf(path))).text()
    const languages = async (path: string) =>
      [...(await read(path)).matchAll(/hrefLang="([\w-]+)"[^>]*\/>/g)].map(
        ([, language]) => language,
      )
    expect(await languages('/')).toEqual(['it', 'es', 'x-default'])
    expect(await languages('/en')).toEqual([])
    expect(await languages('/en/contacts')).toEqual(['it', 'en', 'es', 'x-default'])
    expect((await request.get(addressOf('/'))).headers()['link'] ?? '').not.toContain('hreflang')
    const { pages, faults } = await checkSite(site?.url ?? '')
    expect(faults).toEqual([])
    expect(pages).toBe(addresses.length - 1)
  })

  test('the server has logged one warning a message, for all its pages', async ({ request }) => {
    for (const path of ['/en', '/en', '/en/contacts', '/en/nope']) {
      await request.get(addressOf(path))
    }
    const lines = site?.output().split('\n') ?? []
    expect(lines.filter(isWarning).sort()).toEqual(warnings)
  })

  test('so has the browser, however many pages are read', async ({ page }) => {
    const logged = warningsIn(page)
    await page.goto(addressOf('/en'))
    await expect.poll(() => logged.length).toBeGreaterThanOrEqual(warnings.length)
    await page.locator('footer a[href="/en/contacts"]').first().click()
    await expect(page).toHaveURL(/contacts/)
    await page.locator('footer a[href="/en/donations"]').first().click()
    await expect(page).toHaveURL(/donations/)
    expect(logged.sort()).toEqual(warnings)
  })

  test('and other languages know nothing of it', async ({ page }) => {
    const logged = warningsIn(page)
    await page.goto(addressOf('/es'))
    await page.locator('footer a[href="/es/contacts"]').first().click()
    await expect(page).toHaveURL(/contacts/)
    expect(logged).toEqual([])
    await expect(page.locator('main [lang=it]')).toHaveCount(0)
  })
})
