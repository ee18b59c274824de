import { expect, test, type Page } from '@playwright/test'
import { submission } from '../testing/submissions'
import { colourViolations, violations } from './support/axe'
import { uniqueText } from './support/forms'
import { emailsWith } from './support/outbox'
import { siteUrl } from './support/site'

const longWord = 'parolalunghissima'.repeat(8)
const longLink = `https://example.org/${'a'.repeat(325)}`

/** The staff's e-mail about one request. */
async function sentMail(page: Page): Promise<string> {
  const marker = uniqueText()
  const message = `${marker}\n\n${'Dormo poco e non so con chi parlarne. '.repeat(8)}\n${longWord} ${longLink}`
  const changes = {
    message,
    workStatus: 'other',
    workStatusOther: longWord,
    safeTimes: longWord,
    callName: longWord.slice(0, 99),
  }
  const answer = await page.request.post('/api/listening-desk', {
    headers: { origin: siteUrl },
    data: submission('listening-desk', changes),
  })
  expect(answer.status()).toBe(200)
  const [email] = await emailsWith(marker)
  return email?.html ?? ''
}

/** Where each question and its answer stand. */
async function rows(page: Page) {
  const found = await page.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [question, answer] = row.children
      if (question?.tagName !== 'TH' || !answer) return []
      return [
        { question: question.getBoundingClientRect(), answer: answer.getBoundingClientRect() },
      ]
    }),
  )
  expect(found.length).toBeGreaterThan(15)
  return found
}

async function expectNoSidewaysScrolling(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(page.viewportSize()?.width)
}

// What each leaves out is said by caniemail.com.
const clients = {
  'that shows all': /(?!)/g,
  'Outlook for Windows':
    /(overflow-wrap|word-wrap|table-layout):[^;"]*|(?<=<table[^>]*)padding:[^;"]*/g,
  Gmail: /(overflow-wrap|word-wrap):[^;"]*/g,
  Yahoo: /(overflow-wrap|word-break):[^;"]*/g,
}

test('on a desk each answer stands beside its question, on a wide sheet with margins, in every program', async ({
  page,
}) => {
  const html = await sentMail(page)
  for (const [client, ignored] of Object.entries(clients)) {
    await page.setContent(html.replaceAll(ignored, ''))
    await page.setViewportSize({ width: 1024, height: 800 })
    for (const { question, answer } of await rows(page)) {
      expect(answer.left, client).toBeGreaterThanOrEqual(question.right)
      expect(answer.top, client).toBe(question.top)
      expect(answer.width, client).toBeGreaterThan(400)
    }
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize({ width: 700, height: 800 })
    await expectNoSidewaysScrolling(page)
    const sheet = await page.locator('.sheet').boundingBox()
    const title = await page.locator('h1').boundingBox()
    expect(title!.x - sheet!.x, client).toBeGreaterThanOrEqual(16)
    expect(title!.y - sheet!.y, client).toBeGreaterThanOrEqual(16)
  }
})

test('on a phone each answer stands under its question, accessible, with links that are easy to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.setContent(await sentMail(page))
  for (const { question, answer } of await rows(page)) {
    expect(answer.top).toBeGreaterThanOrEqual(question.bottom)
    expect(answer.left).toBe(question.left)
    expect(answer.width).toBeGreaterThan(280)
  }
  for (const href of ['tel:+39070123456', 'mailto:maria.piras@example.org']) {
    const box = await page.locator(`td > a[href^="${href}"]`).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await expectNoSidewaysScrolling(page)

  // An e-mail is shown within the page of its reader, which has the landmarks.
  const found = await violations(page)
  expect(found.filter((line) => !/^(landmark-one-main|region):/.test(line))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('link').first()).not.toHaveCSS('color', 'rgb(14, 95, 102)')
  expect(await colourViolations(page)).toEqual([])

  // Where a phone drops the styles of the head, both columns still fit.
  await page.locator('style').evaluateAll((styles) => styles.forEach((style) => style.remove()))
  for (const { answer } of await rows(page)) expect(answer.width).toBeGreaterThan(150)
  await expectNoSidewaysScrolling(page)
})
