// What two browsers have on disk after somebody wrote to us, whichever way they left: only what they are
// told to remember. app/[locale]/safety says what stays all the same.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import exit from '../content/exit.json'
import { firefoxPath, startFirefox } from './support/firefox'

const freeAnswers = {
  topicsOther: 'segreto argomento',
  message: 'segreto messaggio',
  dayOther: 'segreto giorno',
  timeSlotOther: 'segreto orario',
  safeTimes: 'segreto momento',
  callName: 'Segretina',
  workStatusOther: 'segreto lavoro',
}
const known = {
  firstName: 'Marialuisa',
  lastName: 'Pirasmeloni',
  phone: '3331234567',
  email: 'marialuisa@example.org',
}

/** What a way to leave needs of a browser. */
type Visit = {
  profile: string
  goto: (address: string) => Promise<unknown>
  run: (script: string) => Promise<unknown>
  type: (css: string, text: string) => Promise<void>
  pressShift: () => Promise<unknown>
  closeTab: () => Promise<unknown>
  address: () => Promise<string>
  /** Ends the browser, and returns its store of what was typed into fields. */
  quit: () => Promise<Buffer>
}

/** The headless shell, which the other tests drive, keeps nothing. */
const chromiumPath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)

/** Reads a database with what it has not yet taken into itself. */
function readStore(folder: string, name: string): Buffer {
  const files = readdirSync(folder).filter((file) => file.startsWith(name))
  return Buffer.concat(files.map((file) => readFileSync(join(folder, file))))
}

async function visitByChromium(profile: string): Promise<Visit> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    locale: 'it-IT',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  })
  await context.route(`${new URL(exit.url.it).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  const [page = await context.newPage()] = context.pages()
  return {
    profile,
    goto: (address) => page.goto(address),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    async type(css, text) {
      await page.locator(css).focus()
      await page.keyboard.type(text)
    },
    pressShift: () => page.keyboard.press('Shift'),
    async closeTab() {
      await context.newPage()
      await page.close()
    },
    address: async () => page.url(),
    async quit() {
      await context.close()
      return readStore(join(profile, 'Default'), 'Web Data')
    },
  }
}

async function visitByFirefox(profile: string): Promise<Visit> {
  const firefox = await startFirefox(profile, { 'intl.accept_languages': 'it' })
  const shift = '\ue008'
  const press = [
    { type: 'keyDown', value: shift },
    { type: 'keyUp', value: shift },
  ]
  return {
    ...firefox,
    profile,
    pressShift: () =>
      firefox.send('WebDriver:PerformActions', {
        actions: [{ type: 'key', id: 'keyboard', actions: press }],
      }),
    async closeTab() {
      const opened = await firefox.send('WebDriver:NewWindow', { type: 'tab' })
      await firefox.send('WebDriver:CloseWindow')
      await firefox.send('WebDriver:SwitchToWindow', opened as object)
    },
    async quit() {
      await firefox.quit()
      return readStore(profile, 'formhistory.sqlite')
    },
  }
}

const isReady = `return Object.keys(document.querySelector('main form') ?? {})
  .some((key) => key.startsWith('__reactProps'))`

async function writeEverything(visit: Visit, origin: string | undefined) {
  await visit.goto(`${origin}/services/listening-desk`)
  await expect.poll(() => visit.run(isReady)).toBe(true)
  await visit.run(`
    for (const name of ['topics', 'day', 'timeSlot', 'workStatus']) {
      document.querySelector('[name=' + name + '][value=other]').click()
    }
    for (const fold of document.querySelectorAll('main form details')) fold.open = true
    for (const name of ['ageBand', 'gender', 'consent']) {
      document.querySelector('[name=' + name + ']').click()
    }
    const zone = document.querySelector('[name=zone]')
    zone.value = 'flumini'
    zone.dispatchEvent(new Event('change', { bubbles: true }))`)
  for (const [name, text] of Object.entries({ ...freeAnswers, ...known })) {
    await visit.type(`[name=${name}]`, text)
  }
}

/** On to another page: nobody answers a question here. */
const follow = (css: string) => `window.confirm = () => true
  setTimeout(() => [...document.querySelectorAll('${css}')].at(-1).click())`

const elsewhere = new URL(exit.url.it).host

/** Waits for an address that contains something: a page may take long to come. */
async function expectAt(visit: Visit, part: string) {
  await expect.poll(visit.address, { timeout: 30_000 }).toContain(part)
}

async function expectSent(visit: Visit) {
  const isSent = `return document.querySelector('[data-sent]') !== null`
  await expect.poll(() => visit.run(isSent), { timeout: 30_000 }).toBe(true)
}

const ways: Record<string, (visit: Visit) => Promise<void>> = {
  async sending(visit) {
    await visit.run(follow('main form button[type=submit]'))
    await expectSent(visit)
  },
  async 'the quick exit'(visit) {
    await visit.run(follow(`main a[href="${exit.url.it}"]`))
    await expectAt(visit, elsewhere)
  },
  async 'the quick exit by keys'(visit) {
    for (const press of [1, 2, 3]) await test.step(`Shift ${press}`, visit.pressShift)
    await expectAt(visit, elsewhere)
  },
  async 'a link'(visit) {
    await visit.run(follow('a[href="/donations"]'))
    await expectAt(visit, '/donations')
  },
  async 'closing the tab'(visit) {
    await visit.closeTab()
  },
}

for (const { browser, path, start } of [
  { browser: 'Chromium', path: chromiumPath, start: visitByChromium },
  { browser: 'Firefox', path: firefoxPath, start: visitByFirefox },
]) {
  for (const [way, leave] of Object.entries(ways)) {
    test(`${browser} remembers nothing of a free answer after ${way}`, async ({ baseURL }) => {
      test.setTimeout(240_000)
      expect(path, `NOT TESTED: what ${browser} keeps. It is not installed.`).toBeDefined()
      const profile = mkdtempSync(join(tmpdir(), 'what-browsers-keep-'))
      const visit = await start(profile)
      await writeEverything(visit, baseURL)
      await leave(visit)
      // Firefox may have written none yet. That the right place is read, the test of who somebody is shows.
      const store = await visit.quit()
      expect(Object.values(freeAnswers).filter((text) => store.includes(text))).toEqual([])
      rmSync(profile, { recursive: true, force: true })
    })
  }

  test(`${browser} remembers who somebody is after sending, as the page on traces says`, async ({
    baseURL,
  }) => {
    test.setTimeout(240_000)
    expect(path, `NOT TESTED: what ${browser} keeps. It is not installed.`).toBeDefined()
    const profile = mkdtempSync(join(tmpdir(), 'what-browsers-keep-'))
    const visit = await start(profile)
    await writeEverything(visit, baseURL)
    await ways.sending?.(visit)
    const store = await visit.quit()
    expect(Object.values(known).filter((text) => !store.includes(text))).toEqual([])
    rmSync(profile, { recursive: true, force: true })
  })
}
