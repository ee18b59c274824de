import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { schemaOf } from '../tools/content-check/checked-schemas'
import {
  editedFiles,
  openLocalRepository,
  readBytesOf,
  readFileOf,
} from './testing/local-repository'
import { typeInto } from './testing/type-into'

const files = editedFiles()
const event = 'content/events/due-pomeriggi-insieme.json'

/** What volunteers came to do, by clicks only; each ends with a file that the content check takes. */
test.describe('an editor', () => {
  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage()
    await openLocalRepository(page, files)
  })

  test('changes the telephone number', async () => {
    await open(page, 'Associazione', 'Nome, indirizzo, contatti')
    await type(field(page, 'contacts.phone'), '070 12345')
    await save(page)
    await expect(field(page, 'contacts.phone').getByText('Scrivilo così')).toBeVisible()
    await type(field(page, 'contacts.phone'), '+390709876543')
    await save(page)
    expect(await saved(page, 'content/association.json')).toMatchObject({
      contacts: { phone: '+390709876543' },
    })
  })

  test('is told how a web address is written', async () => {
    await open(page, 'Associazione', 'Nome, indirizzo, contatti')
    await type(field(page, 'contacts.facebook.url'), 'www.facebook.com/noi')
    await save(page)
    await expect(field(page, 'contacts.facebook.url')).toContainText('Scrivilo così: https://')
    await takeBack(page)
  })

  test('changes the opening days and adds a closure', async () => {
    await open(page, 'Associazione', 'Orari dello sportello')
    await field(page, 'days').getByRole('checkbox', { name: 'Lunedì' }).click()
    await field(page, 'days').getByRole('checkbox', { name: 'Martedì' }).click()
    await add(field(page, 'closures.daysOff'))
    await type(field(page, 'closures.daysOff.3'), '2027-08-16')
    await save(page)
    const desk = await saved(page, 'content/listening-desk.json')
    expect(desk).toMatchObject({ closures: { daysOff: ['12-25', '12-26', '01-01', '2027-08-16'] } })
    expect((desk as { days: string[] }).days.toSorted()).toEqual(['friday', 'tuesday', 'wednesday'])
  })

  test('puts up a notice', async () => {
    await open(page, 'Avvisi e fotografie', 'Avvisi in cima alle pagine')
    await add(field(page, 'notice'))
    await type(field(page, 'notice.0.id'), 'chiusura-estiva')
    await type(field(page, 'notice.0.from'), '2027-08-09')
    await type(field(page, 'notice.0.until'), '2027-08-20')
    await field(page, 'notice.0.tone').getByRole('radio', { name: 'Un’informazione' }).click()
    await everyLanguage(page, 'notice.0.text', ['Chiuso.', 'Closed.', 'Cerrado.'])
    await save(page)
    expect(await saved(page, 'content/notice.json')).toEqual([
      {
        id: 'chiusura-estiva',
        from: '2027-08-09',
        until: '2027-08-20',
        tone: 'info',
        text: { it: 'Chiuso.', en: 'Closed.', es: 'Cerrado.' },
      },
    ])
  })

  test('adds an event that costs something, with a photograph from a telephone', async () => {
    await create(page, 'Eventi')
    await type(field(page, 'publishedOn'), '2027-10-01')
    await everyLanguage(page, 'title', ['Serata', 'An evening', 'Una tarde'])
    await everyLanguage(page, 'subtitle', ['Insieme', 'Together', 'En compañía'])
    await field(page, 'picture').getByRole('checkbox').click()
    await field(page, 'picture.file')
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'IMG_2031 d’Ascolto (1).JPG',
        mimeType: 'image/jpeg',
        buffer: await photographFromATelephone('#8dc1bd'),
      })
    await field(page, 'picture.alt').getByRole('checkbox').click()
    await everyLanguage(page, 'picture.alt', ['Sedie', 'Chairs', 'Sillas'])
    await add(field(page, 'sessions'))
    await type(field(page, 'sessions.0.date'), '2027-11-12')
    await type(field(page, 'sessions.0.start'), '18:00')
    await type(field(page, 'sessions.0.end'), '20:00')
    await type(field(page, 'location.name'), 'Biblioteca')
    await type(field(page, 'location.address'), 'Via di Esempio 1')
    await everyLanguage(page, 'shortDescription', ['Per tutti.', 'For all.', 'Para todos.'])
    for (const [place, language] of ['it', 'en', 'es'].entries()) {
      const text = field(page, `description.${language}`).locator('[contenteditable]')
      await text.click()
      await page.keyboard.type(`Testo ${place}`)
    }
    await field(page, 'audiences').getByRole('checkbox', { name: 'Adulti' }).click()
    await field(page, 'price').getByRole('radio', { name: 'Si paga' }).click()
    await field(page, 'euro').locator('input').click()
    await page.keyboard.type('12,50')
    await field(page, 'state').getByRole('radio', { name: 'In programma' }).click()
    await save(page)
    expect(await saved(page, 'content/events/serata.json')).toMatchObject({
      picture: { file: '/content/pictures/img_2031-d-ascolto-1.webp', alt: { it: 'Sedie' } },
      sessions: [{ date: '2027-11-12', start: '18:00', end: '20:00' }],
      description: { it: '<p>Testo 0</p>', en: '<p>Testo 1</p>', es: '<p>Testo 2</p>' },
      audiences: ['adults'],
      price: { euro: 12.5 },
    })
    const picture = await readBytesOf(page, 'content/pictures/img_2031-d-ascolto-1.webp')
    const { format, width, exif } = await sharp(picture).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1600, exif: undefined })
  })

  test('cancels an event', async () => {
    await open(page, 'Eventi', / · Due pomeriggi/)
    await field(page, 'state').getByRole('radio', { name: 'Annullato' }).click()
    await type(field(page, 'updatedOn'), '2026-11-20')
    await save(page)
    expect(await saved(page, event)).toMatchObject({ state: 'cancelled', updatedOn: '2026-11-20' })
  })

  test('gets back what a tick and a × have taken away', async () => {
    await open(page, 'Eventi', / · Serata/)
    await field(page, 'picture').getByRole('checkbox').first().click()
    await expect(field(page, 'picture.file')).toBeHidden()
    await field(page, 'sessions').getByRole('button', { name: 'Rimuovi', exact: true }).click()
    await takeBack(page)
    await expect(field(page, 'picture.file')).toContainText('img_2031')
    await expect(field(page, 'sessions.0.date').locator('input').first()).toHaveValue('2027-11-12')
  })

  test('says that no public grant has come, which changes a day alone', async () => {
    await open(page, 'Associazione', 'Trasparenza')
    await type(field(page, 'checkedOn'), '2027-06-30')
    await save(page)
    await saved(page, 'content/transparency.json')
    const before = files['content/transparency.json'] ?? ''
    expect(await readFileOf(page, 'content/transparency.json')).toBe(
      before.replace('{', '{\n  "checkedOn": "2027-06-30",'),
    )
  })

  test('publishes a review', async () => {
    await create(page, 'Recensioni')
    await type(field(page, 'name'), 'A.')
    await everyLanguage(page, 'text', ['Con calma.', 'Patiently.', 'Con tranquilidad.'])
    await type(field(page, 'consentOn'), '2026-03-15')
    await field(page, 'nameForm').getByRole('radio', { name: 'iniziale' }).click()
    await save(page)
    expect(await saved(page, 'content/reviews/con-calma.json')).toMatchObject({ name: 'A.' })
  })

  test('puts a photograph in the place of a drawing, and says what it shows', async () => {
    await open(page, 'Avvisi e fotografie', 'Fotografie')
    await field(page, 'about-us').getByRole('checkbox').first().click()
    await field(page, 'about-us.file')
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'about-us.jpg',
        mimeType: 'image/jpeg',
        buffer: await photographFromATelephone('#e8a33d'),
      })
    const file = '/content/pictures/about-us.webp'
    await expect(field(page, 'about-us.file')).toContainText(file)
    await field(page, 'about-us.alt').getByRole('checkbox').click()
    await everyLanguage(page, 'about-us.alt', ['Due sedie', 'Two chairs', 'Dos sillas'])
    await save(page)
    const alt = { it: 'Due sedie', en: 'Two chairs', es: 'Dos sillas' }
    expect(await saved(page, 'content/pictures.json')).toHaveProperty('about-us', { file, alt })
  })

  test('corrects a sentence, in two languages side by side', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, 'Testi delle pagine', 'Chi siamo')
    const titles = page.locator('[data-key-path="AboutUsPage.title"] textarea')
    await typeInto(titles.nth(0), 'Chi siamo noi')
    await typeInto(titles.nth(1), 'Who we are')
    await save(page)
    await expect(page).toHaveURL(/collections\/texts$/)
    for (const [locale, title] of [
      ['it', 'Chi siamo noi'],
      ['en', 'Who we are'],
    ] as const) {
      const path = `messages/${locale}.json`
      const original = JSON.parse(files[path] ?? '') as { AboutUsPage: Record<string, string> }
      original.AboutUsPage.title = title
      expect(await readFileOf(page, path)).toBe(`${JSON.stringify(original, null, 2)}\n`)
    }
    expect(await readFileOf(page, 'messages/es.json')).toBe(files['messages/es.json'])
  })
})

async function open(page: Page, collection: string, form: string | RegExp) {
  await page.goto('/#/collections')
  await page.getByRole('treeitem', { name: collection }).first().click()
  await page.getByRole('gridcell', { name: form, exact: true }).click()
}

async function create(page: Page, collection: string) {
  await page.goto('/#/collections')
  await page.getByRole('treeitem', { name: collection }).first().click()
  await page.getByRole('button', { name: 'Crea Nuova Voce' }).click()
}

/** Returns a photograph that says where it was taken. */
async function photographFromATelephone(background: string): Promise<Buffer> {
  const create = { width: 4000, height: 3000, channels: 3, background } as const
  return sharp({ create })
    .withExif({ IFD3: { GPSLatitude: '39/1 14/1 0/1', GPSLongitude: '9/1 11/1 0/1' } })
    .jpeg()
    .toBuffer()
}

function field(page: Page, path: string): Locator {
  return page.locator(`[data-key-path="${path}"]`).first()
}

async function type(place: Locator, text: string) {
  await typeInto(place.locator('input').first(), text)
}

async function everyLanguage(page: Page, path: string, texts: [string, string, string]) {
  for (const [place, language] of ['it', 'en', 'es'].entries()) {
    const text = field(page, `${path}.${language}`).locator('input, textarea')
    await typeInto(text.first(), texts[place] ?? '')
  }
}

async function add(list: Locator) {
  await list
    .getByRole('button', { name: /^Aggiungi/ })
    .last()
    .click()
}

/** What is not saved yet goes. */
async function takeBack(page: Page) {
  await page.getByRole('button', { name: /^Mostra Opzioni Contenuto/ }).click()
  await page.getByRole('menuitem', { name: 'Annulla Modifiche' }).click()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
}

/** Returns what a file says, once the editor is back at its list, after the site's own schema has taken it. */
async function saved(page: Page, path: string): Promise<unknown> {
  await expect(page).toHaveURL(/collections\/[\w-]+$/)
  const value: unknown = JSON.parse(await readFileOf(page, path))
  schemaOf(path)?.parse(value)
  return value
}
