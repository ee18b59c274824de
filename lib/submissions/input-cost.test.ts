import { expect, test } from 'vitest'
import { isCostly, type Work } from '@/testing/cost'
import { submission } from '@/testing/submissions'
import { contactSchema } from '../forms/contact'
import { formNames, forms } from '../forms/forms'
import { options, listeningDeskSchema } from '../forms/listening-desk'
import { parseMultipart } from './read-body'

const schemas = { contact: contactSchema, 'listening-desk': listeningDeskSchema }

/** What a text can be filled with. */
const fillings = [
  ' ',
  '\t',
  '.',
  '@',
  '0',
  '-',
  'a.',
  'a-',
  ',',
  ';',
  '; ',
  '[',
  ']',
  ':1',
  '%',
  '/',
  '+',
  '(',
  '"',
  '=',
  'é',
  '\u00ad',
  '\u00a0',
  '\u2003',
  '\u0301',
  '\u0315\u0300',
  '\u200b',
  '\u202e',
  '\u2800',
  '\ufe0f',
  '\u3164',
  '\ud83e',
  '🦩',
  '٣',
  'ﷺ',
  '\u1100\u1161\u11a8',
  '\n',
  '\r',
  '\u000b',
  '\u0000',
  'ß',
]

const shapes: ((filling: string) => string)[] = [
  (filling) => filling,
  (filling) => `0${filling}0`,
  (filling) => `a@${filling}.it`,
]

/** Returns the first filling for which a work is costly. */
async function costly(work: Work, tried: readonly string[]): Promise<string | undefined> {
  for (const filling of tried) {
    for (const shape of shapes) {
      const textOf = (length: number) => shape(filling.repeat(length / filling.length))
      if (await isCostly(work, textOf, [8 * 1024, 32 * 1024])) return JSON.stringify(shape(filling))
    }
  }
  return undefined
}

const fields = formNames.flatMap((form) =>
  [...forms[form].fields, 'locale', 'submissionId', 'token', 'fax', 'unknown'].map(
    (field) => [form, field] as const,
  ),
)

test.each(fields)(
  '%s: %s costs no more than its length, whatever it is filled with',
  async (form, field) => {
    const filled = submission(form)
    const parse = (value: unknown) => schemas[form].safeParse({ ...filled, [field]: value })
    // What is chosen or ticked is compared with a few words, whatever comes.
    const tried = field in options ? [' ', 'a.', '\u0301'] : fillings
    expect(await costly(parse, tried)).toBeUndefined()
    expect(await costly((text) => parse([...text]), ['a'])).toBeUndefined()
  },
)

// Headers and addresses: e2e/headers.spec.ts.
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const bodies: [what: string, bodyOf: (text: string) => string, tried: readonly string[]][] = [
  ['a value', (text) => part('message', text), [' ', '-', '\r', '\n', '\r\n--', '"', '\u0301']],
  ['a name', (text) => part(text, 'x'), ['x', '"', '\\', ';']],
  ['many answers', (text) => text, [part('x', ''), part('message', 'y')]],
]

test.each(bodies)(
  '%s of a form that was sent without script costs no more',
  async (_, bodyOf, tried) => {
    const headersOf = (rest: string) =>
      new Headers({ 'content-type': `multipart/form-data; boundary=b${rest}` })
    const bytesOf = (body: string) => Uint8Array.from(Buffer.from(`${body}--b--\r\n`))
    const parse = (text: string) =>
      parseMultipart(forms.contact, bytesOf(bodyOf(text)), headersOf(''))
    expect(await costly(parse, tried)).toBeUndefined()
    const parameters = [';charset=utf-8 ', '; charset', ' ', ';charset = "utf-8']
    const parseType = (text: string) =>
      parseMultipart(forms.contact, bytesOf(part('x', 'y')), headersOf(`;charset${text}`))
    expect(await costly(parseType, parameters)).toBeUndefined()
  },
)
