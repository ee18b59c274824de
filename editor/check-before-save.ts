import type { Field } from '@sveltia/cms'
import { romeClock } from '../lib/time/rome-clock'
import { checkContent } from '../tools/content-check/check-content'
import { recordName, type LocatedFinding } from '../tools/content-check/finding'
import { fileLocale } from '../tools/content-check/site-texts'

/** In parentheses a sentence says what the file calls a thing; the form has its own words. */
const namesOfTheFile = / \([^()]*(?:"|[a-z][A-Z])[^()]*\)/g

/** A form, as far as it says what its fields are called: of a file, or of each in a folder. */
export type Form = {
  file?: string
  folder?: string
  label?: string
  format?: string
  fields: readonly Field[]
}

type Named = { name: string; label?: string; fields?: readonly Named[]; root?: boolean }

/** Words that are the same in two languages: whoever looks after the site allows them or has them translated. */
const sameWords = /è uguale all’italiano/

/**
 * Returns the mistakes that the content check would find in some of the files, in the words of the
 * forms, and the names of the fields that are still empty. So they are said while the form is open,
 * and not in the proposal. Pictures are made fit on their way.
 */
export function mistakesIn(
  files: ReadonlyMap<string, string>,
  changed: readonly string[],
  forms: readonly Form[],
  today = romeClock(new Date()).date,
): { mistakes: string[]; missing: string[] } {
  const names = [...files.values()].flatMap((text) => [
    ...text.matchAll(/"\/content\/pictures\/([^"]+)"/g),
  ])
  const pictures = new Map(names.map(([, name = '']) => [name, sound]))
  const found = checkContent({ files, code: '', pictures, today }).filter(
    ({ file, level, sentence }) =>
      level === 'error' && changed.includes(file) && !sameWords.test(sentence),
  )
  const located = found.map((finding) => {
    const content = JSON.parse(files.get(finding.file) ?? '') as unknown
    return {
      place: placeWords(finding, content, forms),
      sentence: finding.sentence.replaceAll(namesOfTheFile, ''),
      isEmpty: isEmpty(finding.path.reduce(valueOf, content)),
    }
  })
  const mistakes = located
    .filter((finding) => !finding.isEmpty)
    .map(({ place, sentence }): [string, string] => [
      // Two rules may stop at the same address.
      `${place} ${/«[^»]*»/.exec(sentence)?.[0] ?? sentence}`,
      `${place}: ${sentence}`,
    ])
  return {
    mistakes: [...new Map(mistakes).values()],
    missing: located.filter((finding) => finding.isEmpty).map(({ place }) => place),
  }
}

function valueOf(content: unknown, step: PropertyKey): unknown {
  return (content as Record<PropertyKey, unknown> | null | undefined)?.[step]
}

/** Whether a field is as nobody has filled it in: it may stay so in a draft. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || [value].flat().length === 0
}

/** A picture as the application makes each before it sends it. */
const sound = { isReadable: true, width: 1, bytes: 1 }

function placeWords(
  { file, path }: LocatedFinding,
  content: unknown,
  forms: readonly Form[],
): string {
  const locale = fileLocale(file)
  const formFile = locale ? 'messages/{{locale}}.json' : file
  const own = forms.filter(
    (one) => one.file === formFile || one.folder === formFile.replace(/\/[^/]*$/, ''),
  )
  let fields: readonly Named[] = own.flatMap((form) => form.fields as readonly Named[])
  if (fields[0]?.root) fields = fields[0].fields ?? []
  let value = content
  const words = path.map((step) => {
    value = valueOf(value, step)
    if (typeof step === 'number') return recordName(value) ?? `n. ${step + 1}`
    const field = fields.find(({ name }) => name === step)
    fields = field?.fields ?? []
    return field?.label
  })
  return [...words, locale?.toUpperCase()].filter(Boolean).join(', ')
}
