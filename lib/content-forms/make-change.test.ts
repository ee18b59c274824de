import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { inEveryLanguage, sampleContent } from '@/testing/sample-content'
import { savedIssue } from '@/testing/saved-issue'
import { languageName } from '../content/editor-language'
import { checkContent, type Site } from '../content-check/check-content'
import { mendFile } from '../content-check/mend-content'
import { readSite } from '../content-check/read-site'
import { siteTexts } from '../content-check/site-texts'
import { translationsFile, writtenTranslations } from '../content-check/translations'
import { locales } from '../i18n/locales'
import { eventForm } from './event-form'
import { makeChange, type Change } from './make-change'
import { readIssue } from './read-issue'
import { textForm } from './text-form'

const folder = 'lib/content-forms/fixtures'

/** Languages that the expectations below do not know. */
const added = locales.filter((locale) => !['it', 'en', 'es'].includes(locale))

let site: Site

/** A few messages are enough: the whole catalogs take seconds to check. */
const messages = everyLanguage({
  it: { HomePage: { title: 'Ciao', lead: 'Scrivi a <link>{name}</link>.', again: 'Ciao' } },
  en: { HomePage: { title: 'Hello', lead: 'Write to <link>{name}</link>.', again: 'Hi' } },
  es: { HomePage: { title: 'Hola', lead: 'Escribe a <link>{name}</link>.', again: 'Buenas' } },
})

beforeAll(async () => {
  const real = await readSite(process.cwd())
  const sample = Object.entries(sampleContent).map(
    async ([file, text]) => [file, await mendFile(file, text)] as const,
  )
  const files = new Map<string, Uint8Array | string>([
    ...real.files,
    ...(await Promise.all(sample)),
    ...Object.entries(messages).map(
      ([locale, texts]) => [`messages/${locale}.json`, JSON.stringify(texts)] as const,
    ),
  ])
  files.set('content/translations.json', '{}\n')
  // The sample would show together with that of the issue.
  files.set('content/notice.json', '[]\n')
  site = { ...real, files, sources: new Map(), today: '2027-03-01' }
  site = withFiles(accepted())
  expect(checkContent(site).findings).toEqual([])
})

function withFiles(files: Iterable<readonly [string, string]>): Site {
  return { ...site, files: new Map([...site.files, ...files]) }
}

function accepted(): [string, string][] {
  const texts = siteTexts(contentOf(site))
  const record = writtenTranslations(texts, {}, () => true)
  return [['content/translations.json', translationsFile(record)]]
}

function contentOf({ files }: Site): Record<string, unknown> {
  return Object.fromEntries(
    [...files].map(([file, bytes]) => [file, JSON.parse(Buffer.from(bytes).toString())]),
  )
}

async function fromIssue(name: string): Promise<Change> {
  const issue = readIssue(savedIssue(name))
  if ('raw' in issue) return makeChange(site, issue.form, issue.raw)
  return { title: '', files: new Map(), notes: [], faulty: [], faults: issue.faults }
}

function recordIn(change: Change, file: string): Record<string, unknown> {
  const [record] = JSON.parse(change.files.get(file) ?? '[{}]') as Record<string, unknown>[]
  return record ?? {}
}

test('there are ten saved issues and more', () => {
  expect(readdirSync(folder).length).toBeGreaterThanOrEqual(10)
})

test.each([
  ['event-good', 'content: nuovo evento serata-di-ascolto'],
  ['event-paid', 'content: nuovo evento yoga'],
  ['event-hostile', 'content: nuovo evento etc-passwd-github-token-id-id-rm-rf'],
  ['review-good', 'content: nuova recensione recensione-2026-03-15'],
  ['notice-good', 'content: nuovo avviso avviso-2027-08-09'],
])('%s becomes a change that the content check finds nothing in', async (name, title) => {
  const change = await fromIssue(name)
  expect(change).toMatchObject({ title, faults: [], notes: [] })
  expect(change.files.size).toBeGreaterThan(0)
  expect(checkContent(withFiles(change.files)).findings).toEqual([])
})

test('an event has what the form says, in the marks of each language', async () => {
  const { files } = await fromIssue('event-paid')
  expect(recordIn({ files } as Change, 'content/events.json')).toEqual({
    id: 'yoga',
    publishedOn: '2027-03-01',
    title: everyLanguage({ it: 'Yoga', en: 'Yoga', es: 'Yoga' }),
    subtitle: everyLanguage({
      it: 'Per conoscerci',
      en: 'To get to know each other',
      es: 'Para conocernos',
    }),
    sessions: [{ date: '2027-03-20', start: '21:00', end: '00:30' }],
    location: {
      name: 'Biblioteca comunale',
      address: 'Via di Esempio 1, Quartu Sant’Elena',
      mapUrl: 'https://www.openstreetmap.org/',
    },
    shortDescription: everyLanguage({
      it: 'Un incontro aperto a tutte le persone.',
      en: 'A session that is open to everybody.',
      es: 'Un encuentro abierto a todas las personas.',
    }),
    description: everyLanguage({
      it: '<p>Ci sediamo in cerchio e parliamo.</p><p>Porta con te:</p><ul><li>un po’ di tempo</li><li>una domanda</li></ul>',
      en: '<p>We sit in a circle and talk.</p><p>Bring:</p><ul><li>a little time</li><li>a question</li></ul>',
      es: '<p>Nos sentamos en círculo y hablamos.</p><p>Trae:</p><ul><li>un poco de tiempo</li><li>una pregunta</li></ul>',
    }),
    audiences: ['adults', 'youth'],
    price: { euro: 12.5 },
    status: 'scheduled',
    bookingUntil: '2027-03-15',
  })
  expect(JSON.parse(files.get('content/same-words.json') ?? '[]')).toContain('Yoga')
})

test('a price that was chosen and not written is one fault', async () => {
  const paid = readIssue(savedIssue('event-paid'))
  const { raw } = { raw: new Map<string, string>(), ...paid }
  const { faults } = await makeChange(site, eventForm, new Map([...raw, ['euro', '']]))
  expect(faults).toEqual([expect.stringContaining('«Prezzo in euro»: non è una somma')])
})

test('what a form says is added once', async () => {
  const { files } = await fromIssue('notice-good')
  const issue = readIssue(savedIssue('notice-good'))
  if (!('raw' in issue)) throw new Error('notice-good cannot be read')
  const again = await makeChange(withFiles(files), issue.form, issue.raw)
  expect(again.files.size).toBe(0)
  expect(again.faults).toEqual([
    expect.stringContaining(
      'content/notice.json c’è già una voce identica, con l’id «avviso-2027-08-09»',
    ),
  ])
  const other = new Map([...issue.raw, ['text-it', 'Il telefono non risponde.']])
  expect((await makeChange(withFiles(files), issue.form, other)).faults).toEqual([])
})

test('names and addresses have the apostrophes of the texts', async () => {
  const good = readIssue(savedIssue('event-good'))
  const { raw } = { raw: new Map<string, string>(), ...good }
  const place = { place: "Sala dell'eco", address: "Via Sant'Elena 1, Quartu Sant'Elena" }
  const change = await makeChange(site, eventForm, new Map([...raw, ...Object.entries(place)]))
  expect(recordIn(change, 'content/events.json').location).toMatchObject({
    name: 'Sala dell’eco',
    address: 'Via Sant’Elena 1, Quartu Sant’Elena',
  })
})

test('what was there stays as it was, letter by letter', async () => {
  const { files } = await fromIssue('event-good')
  const before = String(site.files.get('content/events.json')).replace(/^\[\n/, '')
  expect(files.get('content/events.json')).toMatch(/^\[\n {2}\{\n {4}"id": "serata-di-ascolto",\n/)
  expect(files.get('content/events.json')?.endsWith(`  },\n${before}`)).toBe(true)
})

test('hostile words stay words', async () => {
  const record = recordIn(await fromIssue('event-hostile'), 'content/events.json')
  expect(record).toMatchObject({
    id: 'etc-passwd-github-token-id-id-rm-rf',
    title: {
      it: '«../../etc/passwd» ${{ github.token }} $(id) `id`; rm -rf / #',
      en: '<b>English</b> ${{ secrets.X }}',
    },
    subtitle: { it: '<script>alert(«x»)</script> & <img src=x onerror=alert(1)>' },
    location: { name: 'Sala "grande" \\" \\n', address: 'Via $PATH 1; echo `id`' },
    description: {
      it: '<p>### Titolo</p><p>&lt;p onclick=«x()»&gt;Ciao&lt;/p&gt; {{ x }} ${process.env.HOME}</p><p>```sh rm -rf / ```</p><ul><li>&lt;b&gt;uno&lt;/b&gt;</li><li>EOF</li></ul><p>::set-output name=x::y</p>',
    },
  })
})

test.each([
  [
    'event-without-translations',
    [
      '«Indirizzo»: manca.',
      '«Per chi»: manca la scelta.',
      '«Titolo in inglese»: manca.',
      '«Sottotitolo in inglese»: manca.',
      '«Riassunto in inglese»: manca.',
      '«Testo intero in inglese»: manca.',
      '«Titolo in spagnolo»: manca.',
      '«Sottotitolo in spagnolo»: manca.',
      '«Riassunto in spagnolo»: manca.',
      '«Testo intero in spagnolo»: manca.',
    ],
  ],
  [
    'event-wrong',
    [
      '«Come si partecipa»: «Dieci euro» non è tra le scelte',
      '«Date e orari»: «31 febbraio 2027» non è nel calendario.',
      '«Date e orari»: «domenica 6 marzo 2027»: quel giorno è sabato.',
      '«Date e orari»: «di pomeriggio» non è una data con i suoi orari.',
      '«Titolo in inglese»: è uguale all’italiano.',
      '«Date e orari»: la fine (end) deve venire dopo l’inizio',
      '«Mappa»: «www.example.org» non è un indirizzo web completo.',
      '«Testo intero in italiano»: il numero «070 123 4567» non sta nei testi.',
    ],
  ],
  ['event-60-kb', ['«Testo intero in italiano»: il testo è troppo lungo: 57809 caratteri']],
  ['event-second-heading', ['la riga «### Modulo» c’è due volte', 'la riga «### Luogo»']],
  [
    'review-without-consent',
    [
      '«Consenso»: metti la spunta a «',
      '«Parole in spagnolo»: manca.',
      '«Giorno del consenso scritto»: «presto» non è una data.',
    ],
  ],
  [
    'notice-wrong',
    [
      '«Ultimo giorno»: viene prima del primo giorno.',
      '«Pagina a cui porta»: ci sono le parole del link, ma non la pagina.',
      '«Parole del link in spagnolo»: mancano le parole del link.',
    ],
  ],
])('%s changes nothing, and gets one sentence a fault', async (name, sentences) => {
  const { files, faults } = await fromIssue(name)
  expect(files.size).toBe(0)
  const known = faults.filter(
    (fault) => !added.some((locale) => fault.includes(`in ${languageName(locale, 'it')}»`)),
  )
  expect(known).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
})

test('an event whose dates are over is a slip of the year', async () => {
  const good = readIssue(savedIssue('event-good'))
  const { raw } = { raw: new Map<string, string>(), ...good }
  const change = await makeChange(site, eventForm, new Map([...raw, ['dates', '2026-03-06 9-10']]))
  expect(change.faults).toEqual([expect.stringContaining('tutte le date sono già passate')])
  expect(change.faulty.map(({ id }) => id)).toEqual(['dates'])
})

function changeText(answers: Record<string, string>): Promise<Change> {
  return makeChange(site, textForm, new Map(Object.entries(answers)))
}

test('a phone number is found and kept as the file has it', async () => {
  const change = await changeText({ today: '070 123 4567', 'new-it': '070 765 43 21' })
  expect(change).toMatchObject({ faults: [], notes: [] })
  expect([...change.files.keys()]).toEqual(['content/association.json'])
  expect(change.files.get('content/association.json')).toContain('"phone": "+390707654321"')
})

test('a number to dial changes with how it reads', async () => {
  const { files } = await changeText({
    where: 'content/helplines.json, «emergency».display',
    'new-it': '113',
  })
  expect(files.size).toBe(0)
  const lines = String(site.files.get('content/helplines.json')).replace(
    /\]\s*$/,
    inEveryLanguage(
      ',{"id":"other","tel":"19696","display":"19696","name":{"it":"Altra","en": "Other","es":"Otra"},"purpose":{"it":"Per altro.","en": "Else.","es":"Lo demás."},"hours":{"it":"Sempre","en": "Always","es":"Siempre"},"source":"example.org","verifiedOn":"2027-01-01"}]',
    ),
  )
  const change = await makeChange(
    withFiles([['content/helplines.json', lines]]),
    textForm,
    new Map([
      ['today', '19696'],
      ['new-it', '19697'],
    ]),
  )
  expect(change.faults).toEqual([])
  expect(change.files.get('content/helplines.json')).toMatch(/"tel": "19697",\s*"display": "19697"/)
})

test('a text is found by the words of any language, and changes in those that are written', async () => {
  const change = await changeText({ today: 'Una sala con dos sillones.', 'new-it': 'Nuovo' })
  expect(change.faults).toEqual([expect.stringContaining('non c’è tra i testi del sito')])
  const { files, notes, title } = await changeText({ today: 'Two days', 'new-en': 'x' })
  expect({ files: files.size, notes, title }).toEqual({ files: 0, notes: [], title: '' })
  const good = await changeText({ today: 'Two afternoons', 'new-it': 'Tre pomeriggi' })
  expect(good.faults).toEqual([])
  expect(good.title).toBe('content: testo cambiato in content/events.json')
  expect(recordIn(good, 'content/events.json').title).toEqual(
    everyLanguage({ it: 'Tre pomeriggi', en: 'Two afternoons', es: 'Dos tardes' }),
  )
  expect(good.notes).toHaveLength(locales.length - 1)
  for (const locale of locales.slice(1)) {
    expect(good.notes).toContainEqual(
      expect.stringContaining(`«due-pomeriggi».title.${locale}: il testo italiano è cambiato`),
    )
  }
})

test('a text that stands in several places asks which', async () => {
  const { faults } = await changeText({ today: 'Ciao', 'new-it': 'Buongiorno' })
  expect(faults).toEqual([
    expect.stringMatching(
      /^«Dove sta»: .* 2 posti\. .*: messages\/it\.json, HomePage\.title; messages\/it\.json, HomePage\.again\.$/,
    ),
  ])
  const change = await changeText({
    today: 'Ciao',
    where: 'messages/it.json, riga 1, HomePage.again',
    'new-it': 'Ciao a te',
    'new-en': 'Hi again',
    'new-es': 'Hola a ti',
    ...Object.fromEntries(added.map((locale) => [`new-${locale}`, 'Hi again'])),
  })
  expect(change).toMatchObject({ faults: [], notes: [] })
  expect(JSON.parse(change.files.get('messages/it.json') ?? '{}').HomePage).toEqual({
    ...messages.it.HomePage,
    again: 'Ciao a te',
  })
  expect([...change.files.keys()].sort()).toEqual([
    'content/translations.json',
    ...locales.map((locale) => `messages/${locale}.json`).toSorted(),
  ])
})

test.each([
  [{}, 'manca. Copia dalla pagina'],
  [{ today: 'Ciao', where: 'messages/it.json, HomePage.title' }, 'Scrivi il testo nuovo'],
  [{ today: 'Hello', 'new-en': 'Hello' }, 'è uguale a quello di oggi'],
  [{ where: '../../package.json, name', 'new-it': 'x' }, 'non indica nessun testo del sito'],
  [{ where: '__proto__', 'new-it': 'x' }, 'non indica nessun testo del sito'],
  [{ where: 'content/events.json, «due-pomeriggi».id', 'new-it': 'x' }, 'non indica nessun testo'],
  [{ today: 'Scrivi a {name}.', 'new-it': 'x' }, '«Scrivi a <link>{name}</link>.»'],
  [{ today: '+390701234567', 'new-it': '070 12', 'new-en': '1' }, 'uno solo per tutte le lingue'],
  [{ today: '+390701234567', 'new-it': 'chiama' }, 'non è un numero italiano'],
  [{ today: 'Hello', 'new-en': '${{ github.token }}' }, 'nel testo inglese'],
  [{ today: 'Hello', 'new-en': 'Ciao' }, 'è uguale all’italiano'],
])('%j is answered', async (answers, sentence) => {
  const { files, faults } = await changeText(answers as Record<string, string>)
  expect(files.size).toBe(0)
  expect(faults).toContainEqual(expect.stringContaining(sentence))
})

test('signs that nobody sees are left out, and every sentence is one line', async () => {
  const change = await changeText({ today: 'x\n::error::y', 'new-it': 'x' })
  expect(change.faults).toEqual([expect.stringMatching(/^[^\n]*«x ::error::y»[^\n]*$/)])
  const hidden = await changeText({ today: 'Two\u202e afternoons\u0007', 'new-en': 'Three\u200b' })
  expect(recordIn(hidden, 'content/events.json').title).toMatchObject({ en: 'Three' })
})
