import { expect, test } from '@playwright/test'
import association from '../content/association.json'
import { addresses, addressesInTurn, localizedPath, locales } from './support/site'

const desk = '/services/listening-desk'
const notFound = { locale: 'en' as const, address: '/en/nope' }

for (const { locale, address } of [...addressesInTurn, notFound]) {
  test(`from ${address} help, the telephone and the desk's form are two taps away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address)
    await page.getByRole('banner').locator('a[href="#helplines"]').click()
    const helplines = page.locator('#helplines')
    await expect(helplines).toBeInViewport()
    for (const number of ['112', association.contacts.phone]) {
      await expect(helplines.locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    }
    const deskPage = localizedPath(desk, locale)
    await page.locator(`footer a[href="${deskPage}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${deskPage}(#.*)?$`))
    await page.locator('main a[href="#request"]').first().click()
    await expect(page.locator('main form')).toBeInViewport()
  })
}

for (const locale of locales) {
  test(`every page in ${locale} has its own first sentence and its own picture, and says nothing twice`, async ({
    page,
    request,
  }) => {
    // The pocket card is a card: no scene, and what it says stands on the desk's page.
    const own = addresses.filter((page) => page.locale === locale && !page.path.endsWith('-card'))
    expect(own.length).toBeGreaterThan(10)
    const openings = new Map<string, string>()
    const scenes = new Map<string, string>()
    for (const { address } of own) {
      await page.setContent(await (await request.get(address)).text(), {
        waitUntil: 'domcontentloaded',
      })
      const { opening, scene, twice } = await page.locator('main').evaluate((main) => {
        const leaves = 'p, h1, h2, h3, h4, li, legend, label'
        const texts = [...main.querySelectorAll(leaves)]
          // Contents repeat by their nature, and what is hidden is shown instead of something else.
          .filter((element) => !element.closest('nav, [hidden]'))
          .filter((element) => !element.querySelector(leaves))
          .map((element) => element.textContent?.trim().replace(/\s+/g, ' ') ?? '')
          .filter((text) => text.length > 12)
        const picture = main.querySelector('svg[data-scene], picture')
        return {
          opening: main.querySelector('h1 ~ p')?.textContent ?? '',
          scene: [...(picture?.querySelectorAll('use, img') ?? [])]
            .map((part) => part.getAttribute('href') ?? part.getAttribute('src'))
            .join(),
          twice: texts.filter((text, index) => texts.indexOf(text) < index),
        }
      })
      expect(opening.length, address).toBeGreaterThan(20)
      expect(scene, address).not.toBe('')
      expect(openings.get(opening), address).toBeUndefined()
      expect(scenes.get(scene), address).toBeUndefined()
      expect(twice, address).toEqual([])
      openings.set(opening, address)
      scenes.set(scene, address)
    }
    expect(scenes.size).toBe(own.length)
  })
}
