/**
 * What is measured on a page. Bytes are as sent: compressed, without headers; the main thread in
 * milliseconds until the page is quiet, on a processor four times slower.
 */
export type Figure =
  | 'requests'
  | 'bytes'
  | 'html'
  | 'rsc'
  | 'scriptOverBaseline'
  | 'scriptFiles'
  | 'siteScript'
  | 'blockingScripts'
  | 'css'
  | 'cssFiles'
  | 'fonts'
  | 'blockingFonts'
  | 'pictures'
  | 'rawPictures'
  | 'thirdParties'
  | 'prefetch'
  | 'prefetchedScript'
  | 'prefetchBeforePaint'
  | 'mainThread'

export type Figures = Partial<Record<Figure, number>>

type Budget = {
  figure: Figure
  /** Pages with a form, or all the others; every page, if not told. */
  pages?: 'form' | 'content'
  limit: number
  reason: string
}

/**
 * The most that a page may cost before anything is done on it. Whoever has to raise a figure changes
 * its reason too: docs/decisions/0021.
 */
export const budgets: readonly Budget[] = [
  {
    figure: 'scriptOverBaseline',
    pages: 'content',
    limit: 28_000,
    reason:
      'links, menus, the loading bar, consent, the quick exit and helplines that know the hour: 20 to 21.5 kB, and room for a small thing that saves a mechanism',
  },
  {
    figure: 'scriptOverBaseline',
    pages: 'form',
    limit: 49_000,
    reason:
      'the same, and React Hook Form with what it needs before it is touched: 44,600, 1,200 more that keep statistics and stray presses of Shift away, 1,800 that keep what was typed and name what is wrong with it, and 1,400 with the records of the tests',
  },
  {
    figure: 'scriptFiles',
    pages: 'content',
    limit: 12,
    reason: 'an empty page has 5, the helplines that know the hour are one; each is a request more',
  },
  {
    figure: 'siteScript',
    limit: 305_000,
    reason: 'all pages together, with what is fetched late: 297 with the forms of React Hook Form',
  },
  {
    figure: 'css',
    limit: 19_500,
    reason: 'one look for all pages, 18.3: most is kept after the first',
  },
  { figure: 'cssFiles', limit: 9, reason: 'text waits for each of them; the bundler divides them' },
  {
    figure: 'html',
    limit: 38_550,
    reason:
      'the longest page, the listening desk with its form, is 38.3 kB in Spanish, 1.9 of it the folded questions, 0.3 what can be wrong with an answer, 0.9 for words that no script brings any more, 2.2 for when and from which number we call, who listens and how long, and how to write to the lines',
  },
  { figure: 'rsc', limit: 21_600, reason: 'what a step to that page costs without its files' },
  {
    figure: 'fonts',
    limit: 72_000,
    reason: 'two variable fonts, Latin only; kept after the first page',
  },
  { figure: 'pictures', limit: 60_000, reason: 'the pictures of one page on a phone, as WebP' },
  {
    figure: 'prefetchedScript',
    limit: 8_000,
    reason:
      'an event is 3 kB, the pages of both forms 1 and 4; what a form does comes with its touch',
  },
  { figure: 'prefetchBeforePaint', limit: 0, reason: 'the page that was asked for comes first' },
  {
    figure: 'mainThread',
    limit: 2_500,
    reason: 'a weak phone answers to nobody meanwhile: 730 to 1,030 when it was traced, with room',
  },
  { figure: 'thirdParties', limit: 0, reason: 'nobody else learns of a visit before a click' },
  { figure: 'blockingScripts', limit: 0, reason: 'text is there before any script' },
  { figure: 'blockingFonts', limit: 0, reason: 'text is never hidden, nor moved by a late font' },
  { figure: 'rawPictures', limit: 0, reason: 'WebP in the width of the window' },
]

/** Gzipped bytes of script on an empty page of Next.js 16.4.6, the floor: after an update, measure anew. */
export const emptyPage = 135_100

/** The pages with a form. */
const formPaths = ['/contacts', '/services/listening-desk']

/** Returns a sentence for each figure of a page that is over its budget. */
export function overBudget(path: string, address: string, figures: Figures): string[] {
  const kind = formPaths.includes(path) ? 'form' : 'content'
  return budgets.flatMap(({ figure, pages = kind, limit, reason }) => {
    const value = figures[figure] ?? 0
    if (pages !== kind || value <= limit) return []
    return [`${address}: ${figure} is ${value}, its budget ${limit} (${reason}).`]
  })
}
