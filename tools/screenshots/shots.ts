import type { Page } from '@playwright/test'
import {
  contactSuccess,
  deskSuccess,
  fillContact,
  fillDesk,
  formOf,
  openContact,
  openDesk,
  submitOf,
} from '../../e2e/support/forms'
import { catalog, localizedPath } from '../../e2e/support/site'
import { announcingTime } from '../../e2e/support/test-site'
import type { Locale } from '../../lib/i18n/locales'
import { mainPaths } from '../../testing/main-site'

export const schemes = ['light', 'dark'] as const

/** From here on the menu stands in the header (CSS pixels). */
export const wide = 1224

export type View = { scheme: (typeof schemes)[number]; width: number; locale: Locale }

type Shot = {
  name: string
  prepare: (page: Page, view: View) => Promise<unknown>
  /** The whole page, or the first screen only: what lies over the page has no length. */
  fullPage: boolean
  isFor?: (view: View) => boolean
  /** The site with a welcome and notices, at the time when they are shown. */
  now?: string
}

const pages: Shot[] = [...mainPaths, '/nope'].map((path) => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
  prepare: (page, { locale }) => page.goto(localizedPath(path, locale)),
  fullPage: true,
}))

const isWide = ({ width }: View) => width >= wide
const isNarrow = (view: View) => !isWide(view)
const openHome = (page: Page, { locale }: View) => page.goto(localizedPath('/', locale))

async function openSideMenu(page: Page, view: View) {
  await openHome(page, view)
  await page.getByRole('button', { name: catalog[view.locale].Header.openMenu }).click()
}

const forms = [
  { form: 'contact', open: openContact, fill: fillContact, success: contactSuccess },
  { form: 'desk', open: openDesk, fill: fillDesk, success: deskSuccess },
]

const formStates = forms.flatMap(({ form, open, fill, success }): Shot[] => [
  {
    name: `state-${form}-errors`,
    fullPage: true,
    async prepare(page, { locale }) {
      await open(page, locale)
      await submitOf(page).click()
      await formOf(page).getByRole('alert').waitFor()
    },
  },
  {
    name: `state-${form}-sent`,
    fullPage: true,
    async prepare(page, { locale }) {
      await open(page, locale)
      await fill(page, 'Screenshot', locale)
      await submitOf(page).click()
      await success(page, locale).waitFor()
    },
  },
])

const failures = (['delivery-failed', 'delivery-unknown'] as const).map((code): Shot => ({
  name: `state-contact-${code}`,
  fullPage: true,
  async prepare(page, { locale }) {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 502, json: { code } }))
    await openContact(page, locale)
    await fillContact(page, 'Screenshot', locale)
    await submitOf(page).click()
    await formOf(page).getByRole('alert').waitFor()
  },
}))

const states: Shot[] = [
  {
    name: 'state-submenu',
    isFor: isWide,
    fullPage: false,
    async prepare(page, view) {
      await openHome(page, view)
      await page.getByRole('banner').locator('nav summary').first().click()
    },
  },
  { name: 'state-side-menu', isFor: isNarrow, fullPage: false, prepare: openSideMenu },
  {
    name: 'state-side-menu-submenu',
    isFor: isNarrow,
    fullPage: false,
    async prepare(page, view) {
      await openSideMenu(page, view)
      await page.getByRole('dialog').locator('summary').click()
    },
  },
  {
    name: 'state-language',
    fullPage: false,
    async prepare(page, view) {
      await openHome(page, view)
      const selector = page.getByRole('banner').locator('details').filter({ hasText: 'English' })
      await selector.locator('summary').click()
    },
  },
  ...formStates,
  ...failures,
  {
    name: 'state-welcome-and-notice',
    fullPage: false,
    now: announcingTime,
    async prepare(page, view) {
      await openHome(page, view)
      await page.getByRole('dialog').waitFor()
    },
  },
]

export const shots = [...pages, ...states]
