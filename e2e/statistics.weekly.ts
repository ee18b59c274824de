// `npm run e2e:weekly`: as statistics.spec.ts does once, for long, before a yes and after it.
import { expect, test } from '@playwright/test'
import { answerQuestions } from './support/dialogs'
import { catalog, localizedPath, locales } from './support/site'
import { betrayed, pageViews, walk } from './support/spied-walk'
import { spyingTag } from './support/spying-tag'
import { meetQuestion } from './support/visit'

test.use({ storageState: { cookies: [], origins: [] } })

for (const locale of locales) {
  test(`a long walk tells nothing of help: ${locale}`, async ({ page }) => {
    test.setTimeout(900_000)
    answerQuestions(page, 'leave')
    const seed = Date.now() % 1_000_000
    const seen = await spyingTag(page)
    // The walk's last step may still be under way.
    const openAbout = () => expect(() => page.goto(`/${locale}/about-us`)).toPass()
    await page.goto(localizedPath('/', locale))
    const before = await walk(page, { seed, length: 60 })
    expect(seen, before.join('\n')).toEqual([])
    // With its prefix, also of Italian: the walk may have chosen another language.
    await openAbout()
    const { accept } = catalog[locale].Consent.banner
    await meetQuestion(page)
    await page.getByRole('button', { name: accept, exact: true }).click()
    await expect.poll(() => pageViews(seen)).toBe(1)
    const after = await walk(page, { seed: seed + 1, length: 240 })
    // How much of a walk it sees is chance; that it still looks is not.
    const views = pageViews(seen)
    await openAbout()
    await expect.poll(() => pageViews(seen)).toBeGreaterThan(views)
    expect(betrayed(seen), [`Seed ${seed}`, ...before, ...after].join('\n')).toEqual([])
  })
}
