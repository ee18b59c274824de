import type { Page } from '@playwright/test'
import { phoneHours } from '../../lib/content/practical-answers'
import { association } from '../../lib/content/records'
import { defaultLocale, type Locale } from '../../lib/i18n/locales'
import { isPagePath, type PagePath } from '../../lib/pages'
import { catalog } from './site'

type Budget = {
  /** Of Italian in `main`, outside what is folded; default: as many as its list or its sheet of paper has. */
  words?: number
  /** With all folds open; default: `unfoldedLimit` times the words. */
  unfolded?: number
  /** Of the whole page at 360 × 740 px, in px. */
  height?: number
  /** Where the form begins, in px. */
  form?: number
}

/**
 * What a tired person may be asked to read and to scroll through. Limits with room, so that a page
 * does not grow without anybody noticing: no sentence is shortened for them.
 */
const budgets: Record<PagePath, Budget> = {
  // The lagoon at night, below what stays between us, is 240 px of it, here and where else it stands.
  '/': { words: 340, height: 8290 },
  '/services': { words: 360, height: 6600 },
  // The answers of the form are pressed, not read. What stays between us stands before it, and who listens, how
  // long, how often and how soon; the first button of the page, and that of the home page, lead straight to it.
  // Whoever is in danger lands here at night: the helplines are whole, 1500 px more than the short list.
  '/services/listening-desk': { words: 880, unfolded: 1290, height: 12_600, form: 3760 },
  '/services/psychological-services': { words: 750, height: 8500 },
  // Whom one worries about is folded, each under a name: nobody reads them all.
  '/services/worried-about-someone': { words: 700, unfolded: 1340, height: 8630 },
  '/services/educational-support': { words: 270 },
  '/services/workshops': { words: 290 },
  '/services/training-paths': { words: 230 },
  // Three numbers that anybody under 16 may press stand before the form, in rows, and two people talk
  // from window to window on 170 px.
  '/contacts': { words: 325, unfolded: 515, height: 6290, form: 1930 },
  // Three ways to give, each with what is to be copied for it, and what the tax gives back.
  '/donations': { words: 370 },
  // Each sentence is a thing that somebody who is watched may meet.
  '/safety': { words: 690, height: 7700 },
  '/about-us': { words: 280 },
  '/transparency': { words: 110 },
  '/before-you-come': { words: 310 },
  '/privacy-policy': { words: 1340 },
  '/cookie-policy': { words: 650 },
  '/accessibility': { words: 240 },
  '/events': {},
  '/news': {},
  '/services/listening-desk/pocket-card': {},
}

/** Helplines, whole, and footer together, in px. */
const frameLimit = 3400

/** How many times its words a page may have with all folds open. */
const unfoldedLimit = 1.35

const { phone } = association.contacts

/** Reads the page that is open, 360 px wide: as it is, then with everything unfolded. */
export async function readPage(page: Page, path: string, locale: Locale) {
  const hours = phoneHours.schedule[locale]
  await page.evaluate(() => document.fonts.ready)
  const notice = catalog[locale].SiteNotice.label
  return { path, locale, ...(await page.evaluate(readDocument, { phone, hours, notice })) }
}

type Reading = Awaited<ReturnType<typeof readPage>>

/** Runs in the page. */
function readDocument({ phone, hours, notice }: Record<'phone' | 'hours' | 'notice', string>) {
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no main part')
  // An announcement comes and goes.
  document.querySelector(`aside[aria-label="${notice}"]`)?.remove()
  const words = () => main.innerText.match(/\p{L}[\p{L}\p{M}\p{N}'’.@-]*/gu)?.length ?? 0
  const height = document.documentElement.scrollHeight
  const form = main.querySelector('form')?.getBoundingClientRect().top
  const shown = {
    words: words(),
    height,
    form: form && Math.round(form + scrollY),
    frame: Math.round(height - scrollY - main.getBoundingClientRect().bottom),
  }
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const numbers = [...main.querySelectorAll(`a[href="tel:${phone}"]`)]
  const hasHours = (link: Element) => {
    let around: Element | null = link
    for (let level = 0; level < 4; level += 1) around = around?.parentElement ?? null
    return around?.textContent.includes(hours)
  }
  // Once on a page is enough.
  const bare = numbers.some(hasHours) ? [] : numbers.map((link) => link.textContent)
  return { ...shown, unfolded: words(), numbers: numbers.length, bare }
}

/** Returns a sentence for each limit that a page passes, if it has any. Heights are those of the Italian page. */
export function lengthFaults(reading: Reading): string[] {
  const { path, locale, words, unfolded, height, form = 0, frame } = reading
  // Events, and what follows a form, are as long as they are.
  const budget = isPagePath(path) ? budgets[path] : {}
  const isItalian = locale === defaultLocale
  // Other languages need a few words more for the same.
  const room = isItalian ? 1 : 1.15
  const { words: wordLimit = Infinity, unfolded: unfoldedWords = wordLimit * unfoldedLimit } =
    budget
  const limits: [what: string, value: number, limit: number | undefined][] = [
    ['words', words, wordLimit * room],
    ['words unfolded', unfolded, unfoldedWords * room],
    ['px', height, isItalian ? budget.height : undefined],
    ['px before the form', form, isItalian ? budget.form : undefined],
    ['px of helplines and footer', frame, isItalian ? frameLimit : undefined],
  ]
  return [
    ...limits
      .filter(([, value, limit = Infinity]) => value > limit)
      .map(
        ([what, value, limit]) => `${path}: ${value} ${what}, at most ${Math.round(limit ?? 0)}`,
      ),
    ...reading.bare.map((number) => `${path}: ${number} stands without its hours`),
  ]
}
