import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { everyLanguage } from './every-language'
import { seededRandom } from './seeded-random'

/** What ten years leave: 40 events a year, and of the rest what an association of this size has. */
export const tenYears = {
  events: 400,
  news: 300,
  reviews: 300,
  transparency: 100,
  redirects: 60,
  helplines: 40,
  nearbyServices: 40,
  photographs: 60,
}

export type Counts = typeof tenYears

type Options = {
  /** Nine tenths of the events are before this day, and all the news. */
  today?: string
  /** Other photographs, addresses and words, as many. */
  seed?: number
}

const sentences = [
  everyLanguage({
    it: 'Questo testo è una prova: non c’è nessun incontro.',
    en: 'This text is a test: there is no meeting.',
    es: 'Este texto es una prueba: no hay ningún encuentro.',
  }),
  everyLanguage({
    it: 'Serve solo a vedere come va il sito con molte pagine.',
    en: 'It only shows how the site does with many pages.',
    es: 'Solo sirve para ver cómo va la web con muchas páginas.',
  }),
  everyLanguage({
    it: 'Chi lo legge per caso può chiudere la pagina senza pensieri.',
    en: 'If you’re reading it by chance, you can close the page.',
    es: 'Si lo lees por casualidad, puedes cerrar la página.',
  }),
  everyLanguage({
    it: 'Le parole sono sempre le stesse, in un altro ordine.',
    en: 'The words are always the same, in another order.',
    es: 'Las palabras son siempre las mismas, en otro orden.',
  }),
  everyLanguage({
    it: 'Il luogo, l’ora e il prezzo sono inventati.',
    en: 'Place, time and price are invented.',
    es: 'El lugar, la hora y el precio son inventados.',
  }),
]

const audiences = ['children', 'teens', 'youth', 'adults', 'elderly', 'parents']
const day = 24 * 60 * 60 * 1000

/**
 * Gives a copy of the project the content of many years, in place of its own: the same for the same
 * counts and options, and all of it evidently a sample. Returns the files that it wrote.
 */
export async function growContent(
  root: string,
  counts: Partial<Counts> = {},
  options: Options = {},
): Promise<string[]> {
  const written: string[] = []
  const write = (file: string, value: unknown) => {
    writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`)
    written.push(file)
  }
  const content = grownContent(counts, options)
  for (const list of ['events', 'news', 'reviews'] as const) {
    const folder = join('content', list)
    rmSync(join(root, folder), { recursive: true, force: true })
    mkdirSync(join(root, folder), { recursive: true })
    for (const { id, ...record } of content[list]) write(join(folder, `${id}.json`), record)
  }
  write('content/transparency.json', content.transparency)
  for (const [file, records] of [
    ['content/redirects.json', content.redirects],
    ['content/helplines.json', content.helplines],
    ['content/nearby-services.json', content.nearbyServices],
  ] as const) {
    const own: unknown[] = JSON.parse(readFileSync(join(root, file), 'utf8'))
    write(file, [...own, ...records].slice(0, Math.max(own.length, records.length)))
  }
  mkdirSync(join(root, 'public/assets/pictures'), { recursive: true })
  for (const file of content.photographs) {
    await writePhotograph(join(root, 'public', file), random(`${file} ${options.seed ?? 1}`))
    written.push(join('public', file))
  }
  return written
}

/** Returns the records that {@link growContent} writes, with their ids. */
function grownContent(counts: Partial<Counts> = {}, options: Options = {}) {
  const { today = '2026-11-27', seed = 1 } = options
  const many = { ...tenYears, ...counts }
  const photographs = list(
    counts.photographs ?? Math.min(tenYears.photographs, Math.ceil(many.events / 2)),
    (at) => `/assets/pictures/prova-${at}.webp`,
  )
  const daysBefore = (days: number) =>
    new Date(Date.parse(today) - Math.round(days) * day).toISOString().slice(0, 10)
  const text = (next: () => number, length: number) => {
    const chosen = list(length, () => sentences[Math.floor(next() * sentences.length)])
    return everyLanguage({
      it: chosen.map((sentence) => sentence?.it).join(' '),
      en: chosen.map((sentence) => sentence?.en).join(' '),
      es: chosen.map((sentence) => sentence?.es).join(' '),
    })
  }

  const events = list(many.events, (at) => {
    const next = random(`event ${at} ${seed}`)
    // Over nine years and the year to come, the oldest first.
    const firstDay = 3285 - (3650 * at) / many.events
    const dates = list(1 + Math.floor(next() * 3), (session) => daysBefore(firstDay - 7 * session))
    const paragraphs = list(4, () => text(next, 3))
    const description = everyLanguage({
      it: paragraphs.map(({ it }) => `<p>${it}</p>`).join(''),
      en: paragraphs.map(({ en }) => `<p>${en}</p>`).join(''),
      es: paragraphs.map(({ es }) => `<p>${es}</p>`).join(''),
    })
    return {
      id: `prova-${at}`,
      sample: true,
      publishedOn: daysBefore(firstDay + 366),
      title: everyLanguage({ it: `Prova ${at}`, en: `Test ${at}`, es: `Prueba ${at}` }),
      subtitle: text(next, 1),
      ...(at % 2 === 0 &&
        photographs.length > 0 && {
          picture: { file: photographs[(at / 2) % photographs.length], decorative: true },
        }),
      sessions: dates.map((date) => ({ date, start: '16:00', end: '18:30' })),
      location: { name: `Sala di prova ${at % 7}`, address: `Via di Prova ${at % 7}` },
      shortDescription: text(next, 2),
      description,
      audiences: [...new Set([audiences[at % audiences.length], 'adults'])],
      price: ['free', 'donation', { euro: 12.5 }][at % 3],
      status: next() < 0.05 ? 'cancelled' : 'scheduled',
    }
  })

  return {
    photographs,
    events,
    news: list(many.news, (at) => ({
      id: `prova-${at}`,
      sample: true,
      publishedOn: daysBefore(3650 - (3650 * at) / many.news),
      title: everyLanguage({
        it: `Notizia di prova ${at}`,
        en: `Test news ${at}`,
        es: `Noticia de prueba ${at}`,
      }),
      text: text(random(`news ${at} ${seed}`), 2),
      path: '/contacts',
    })),
    reviews: list(many.reviews, (at) => ({
      id: `prova-${at}`,
      sample: true,
      name: `${String.fromCodePoint(65 + (at % 26))}.`,
      text: text(random(`review ${at} ${seed}`), 1),
    })),
    transparency: transparency(many.transparency, Number(today.slice(0, 4))),
    redirects: list(many.redirects, (at) => ({ from: `/prova-${at}`, to: '/about-us' })),
    helplines: list(many.helplines, (at) => ({
      id: `prova-${at}`,
      forMinors: at % 4 === 0,
      tel: sampleNumber(at).tel,
      display: sampleNumber(at).display,
      name: everyLanguage({ it: `Prova ${at}`, en: `Test ${at}`, es: `Prueba ${at}` }),
      purpose: everyLanguage({
        it: 'Se è una prova',
        en: 'If it’s a test',
        es: 'Si es una prueba',
      }),
      hours: everyLanguage({ it: 'Mai, è una prova', en: 'Never', es: 'Nunca, es una prueba' }),
      languages: 'italian',
      source: 'example.org',
      verifiedOn: daysBefore(1),
    })),
    nearbyServices: list(many.nearbyServices, (at) => ({
      id: `prova-${at}`,
      name: everyLanguage({ it: `Prova ${at}`, en: `Test ${at}`, es: `Prueba ${at}` }),
      purpose: everyLanguage({ it: 'Una prova.', en: 'A test.', es: 'Una prueba.' }),
      reasons: [['under-16', 'cost', 'elsewhere'][at % 3]],
      phone: sampleNumber(at).tel,
      source: 'example.org',
      verifiedOn: daysBefore(1),
    })),
  }
}

/** Half of them grants, a quarter accounts and a quarter 5x1000: years go back as far as they must. */
function transparency(count: number, year: number) {
  const accounts = Math.ceil(count / 4)
  return {
    checkedOn: `${year}-01-15`,
    accounts: list(accounts, (at) => ({
      year: year - 1 - at,
      url: `https://www.example.org/prova-${at}.pdf`,
    })),
    grants: list(count - 2 * accounts, (at) => ({
      body: `Ente di prova ${at}`,
      amount: 1000 + at,
      receivedOn: `${year - 1 - (at % 10)}-05-04`,
      reason: everyLanguage({ it: 'Una prova.', en: 'A test.', es: 'Una prueba.' }),
    })),
    fivePerThousand: list(accounts, (at) => ({
      year: year - 1 - at,
      amount: 800 + at,
      receivedOn: `${year - 1 - (at % 10)}-09-01`,
    })),
  }
}

/** A picture as sharp as a photograph, and about as heavy. */
async function writePhotograph(file: string, next: () => number): Promise<void> {
  const width = 400
  const height = 267
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    return 60 + (x * 80) / width + (y * 60) / height + next() * 55
  })
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(1600)
    .webp({ quality: 85, effort: 0 })
    .toFile(file)
}

function sampleNumber(at: number) {
  const digits = String(at).padStart(4, '0')
  return { tel: `+39070000${digits}`, display: `070 000 ${digits}` }
}

function random(name: string): () => number {
  return seededRandom(
    [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) | 0,
  )
}

function list<Item>(length: number, item: (at: number) => Item): Item[] {
  return Array.from({ length }, (_, at) => item(at))
}
