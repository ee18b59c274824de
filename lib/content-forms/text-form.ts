import { languageName, say } from '../content/editor-language'
import { placeName } from '../content/place-name'
import type { Content } from '../content-check/check-content'
import { defaultLocale, locales, type Locale } from '../i18n/locales'
import type { ContentForm, Edit } from './content-form'
import { sameWordsField, translationLocales, type FormField } from './form-field'
import { localeAt } from './plain-text'
import { shortened, type Answers, type Fault } from './read-answers'

/** Files with words and numbers of the site; the others hold addresses, ids and fingerprints. */
const files = [
  'content/association.json',
  'content/audiences.json',
  'content/donations.json',
  'content/error-page.json',
  'content/events.json',
  'content/helplines.json',
  'content/listening-desk.json',
  'content/news.json',
  'content/notice.json',
  'content/pictures.json',
  'content/policies/accessibility-statement.json',
  'content/policies/cookie-policy.json',
  'content/policies/privacy-policy.json',
  'content/practical-answers.json',
  'content/reviews.json',
  'content/services.json',
  'content/welcome.json',
  ...locales.map((locale) => `messages/${locale}.json`),
]

/** Other records and the code name them, or pages stand at them. */
const fixedKeys = ['id', 'path', 'anchor', 'pages', 'only', 'where']

const todayField: FormField = {
  id: 'today',
  label: 'Testo o numero di oggi',
  kind: 'text',
  hint: {
    it: 'Copialo dalla pagina, tutto intero: una frase, un titolo, un numero di telefono.',
    en: 'Copy the whole of it from the page: a sentence, a title, a phone number.',
  },
  example: '070 000 0000',
  isRequired: false,
}

const whereField: FormField = {
  id: 'where',
  label: 'Dove sta',
  kind: 'line',
  hint: {
    it: 'Lascia vuoto. Se lo stesso testo sta in più posti, il programma te li elenca: copia qui quello giusto.',
    en: 'Leave it empty. If the same text is in several places, the program lists them: copy the right one here.',
  },
  example: 'content/association.json, contacts.phone',
  isRequired: false,
}

const newFields = Object.fromEntries(
  locales.map((locale) => {
    const label = `Testo nuovo in ${languageName(locale, 'it')}`
    const isItalian = locale === defaultLocale
    return [
      locale,
      isItalian
        ? newField(locale, `${label}, o numero nuovo`, '070 123 4567')
        : newField(locale, label),
    ]
  }),
) as Record<Locale, FormField>

function newField(locale: Locale, label: string, example?: string): FormField {
  return {
    id: `new-${locale}`,
    label,
    kind: 'text',
    hint: {
      it: 'Lascia vuoto ciò che non cambia.',
      en: 'Leave empty what does not change.',
    },
    example,
    isRequired: false,
    longest: 3000,
    locale,
  }
}

export const textForm: ContentForm = {
  kind: 'text',
  name: 'Cambiare un testo o un numero',
  about: {
    it: 'Correggere una frase, un titolo, un numero, un indirizzo che sta già sul sito.',
    en: 'Correct a sentence, a title, a number or an address that is on the site already.',
  },
  fields: [todayField, whereField, ...Object.values(newFields), sameWordsField],
  draft(answers, content) {
    const found = findText(answers, content)
    if ('fault' in found) {
      return { title: '', edits: [], faults: [found.fault], fieldsAt: () => [] }
    }
    const { edits, faults } = changes(answers, found.leaves)
    const changed = [...new Set(edits.map(({ file }) => file))]
    return {
      title: `content: testo cambiato in ${changed.join(', ')}`,
      edits,
      faults,
      fieldsAt: (file, path) =>
        edits.some((edit) => edit.file === file && isSame(edit.path, path))
          ? [newFields[localeAt(file, path) ?? 'it']]
          : [],
    }
  },
}

type Leaf = { file: string; path: (string | number)[]; value: string | number; name: string }

/** The same text in every language, or the same number to dial and to read. */
function findText(answers: Answers, content: Content): { leaves: Leaf[] } | { fault: Fault } {
  const today = answers.text('today')
  const where = answers.text('where').replace(/, riga \d+|, line \d+/, '')
  if (!today && !where) return { fault: { field: todayField, sentence: nothingToFind() } }
  const all = files.flatMap((file) => leavesOf(content[file], file, content[file]))
  const inPlace = where ? all.filter(({ name }) => name === where) : all
  if (inPlace.length === 0) return { fault: { field: whereField, sentence: noPlace(where) } }
  const same = today ? inPlace.filter(({ value }) => isWritten(value, today)) : inPlace
  const groups = new Map<string, Leaf>()
  for (const leaf of same) if (!groups.has(groupOf(leaf))) groups.set(groupOf(leaf), leaf)
  const [one, ...others] = groups.values()
  if (!one) return { fault: { field: todayField, sentence: notFound(today, inPlace) } }
  if (others.length > 0) {
    const names = [one, ...others].map(({ name }) => name)
    return { fault: { field: whereField, sentence: severalPlaces(names) } }
  }
  return { leaves: all.filter((leaf) => groupOf(leaf) === groupOf(one)) }
}

function changes(answers: Answers, leaves: Leaf[]): { edits: Edit[]; faults: Fault[] } {
  const textOf = ({ file, path }: Leaf) => answers.text(`new-${localeAt(file, path) ?? 'it'}`)
  const written = leaves.filter((leaf) => textOf(leaf))
  const edits = written
    .map((leaf) => ({ leaf, value: newValue(leaf, textOf(leaf)) }))
    .filter(({ leaf, value }) => value !== leaf.value)
    .map(({ leaf: { file, path }, value }) => ({ file, path, value }))
  const isTranslated = leaves.some(({ file, path }) => localeAt(file, path))
  const faults = translationLocales
    .filter((locale) => !isTranslated && answers.text(`new-${locale}`))
    .map((locale) => ({ field: newFields[locale], sentence: oneForAll() }))
  if (edits.length > 0 || faults.length > 0) return { edits, faults }
  const sentence = written.length > 0 ? unchanged() : nothingNew()
  return { edits, faults: [{ field: newFields.it, sentence }] }
}

/** Phone numbers are kept without spaces, and numbers as numbers. */
function newValue({ value }: Leaf, text: string): string | number {
  if (typeof value === 'number') {
    const number = Number(text.replace(',', '.'))
    return Number.isNaN(number) ? text : number
  }
  if (!/^\+39\d+$/.test(value)) return text
  const digits = text.replace(/[\s./()-]/g, '')
  return /^[03]\d+$/.test(digits) ? `+39${digits}` : digits
}

function leavesOf(
  value: unknown,
  file: string,
  root: unknown,
  path: (string | number)[] = [],
): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const place = file.startsWith('messages/') ? path.join('.') : placeName(root, path)
    return [{ file, path, value, name: `${file}, ${place}` }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    fixedKeys.includes(key)
      ? []
      : leavesOf(child, file, root, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** What the languages of one text have in common; a number to dial goes with how it reads. */
function groupOf({ file, path }: Leaf): string {
  if (file.startsWith('messages/')) return `messages ${path.join('.')}`
  const last = path.at(-1)
  const isTwofold = file === 'content/helplines.json' && (last === 'tel' || last === 'display')
  const own = localeAt(file, path) || isTwofold ? path.slice(0, -1) : path
  return `${file} ${own.join('.')}${isTwofold ? ' number' : ''}`
}

function isWritten(value: string | number, text: string): boolean {
  const [own, wanted] = [String(value), text].map((words) => words.replace(/[\s\u00a0]+/g, ' '))
  if (own === wanted) return true
  if (/^\+39\d+$/.test(String(value)))
    return String(value) === `+39${text.replace(/^\+39|[\s./()-]/g, '')}`
  return false
}

function isSame(path: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  return path.length <= other.length && path.every((step, index) => step === other[index])
}

/** A page shows messages without their tags, and with their arguments filled in. */
function notFound(today: string, leaves: Leaf[]): string {
  const bare = (text: string) =>
    text
      .replace(/<[^>]*>/g, '')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim()
  const tagged = leaves.find(
    ({ value }) => typeof value === 'string' && bare(value) === bare(today),
  )
  return tagged
    ? say(
        `nel file questo testo contiene dei codici tra < >: «${tagged.value}». Copialo così qui, e lascia i codici anche nel testo nuovo.`,
        `in the file this text has codes between < >: “${tagged.value}”. Copy it like this, and keep the codes in the new text.`,
      )
    : say(
        `«${shortened(today)}» non c’è tra i testi del sito. Copialo dalla pagina tutto intero: una frase, un titolo o un numero.`,
        `“${shortened(today)}” is not among the site’s texts. Copy the whole of it from the page: a sentence, a title or a number.`,
      )
}

function nothingToFind(): string {
  return say(
    'manca. Copia dalla pagina il testo che vuoi cambiare.',
    'is missing. Copy the text that you want to change from the page.',
  )
}

function noPlace(where: string): string {
  return say(
    `«${shortened(where)}» non indica nessun testo del sito. Lascia vuoto, oppure scrivi per esempio content/association.json, contacts.phone.`,
    `“${shortened(where)}” does not point to a text of the site. Leave it empty, or write for example content/association.json, contacts.phone.`,
  )
}

function severalPlaces(names: string[]): string {
  const list = names.slice(0, 10).join('; ')
  return say(
    `lo stesso testo sta in ${names.length} posti. Copia qui uno di questi: ${list}.`,
    `the same text stands in ${names.length} places. Copy one of these here: ${list}.`,
  )
}

function nothingNew(): string {
  return say('manca. Scrivi il testo nuovo.', 'is missing. Write the new text.')
}

function oneForAll(): string {
  return say(
    'questo testo è uno solo per tutte le lingue. Scrivilo solo nel campo italiano.',
    'this text is the same for all languages. Write it in the Italian field only.',
  )
}

function unchanged(): string {
  return say('è uguale a quello di oggi.', 'is the same as today’s.')
}
