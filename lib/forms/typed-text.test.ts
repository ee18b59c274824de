import { expect, test } from 'vitest'
import { submission } from '@/testing/submissions'
import { contactSchema } from './contact'
import type { FormName } from './forms'
import { listeningDeskSchema } from './listening-desk'
import { readLine } from './typed-text'

const schemas = { contact: contactSchema, 'listening-desk': listeningDeskSchema }

/** Every field that takes any text, with an answer that is right. */
const answers: Record<FormName, Record<string, string>> = {
  contact: {
    name: 'Maria Grazia',
    email: 'maria.piras@example.org',
    message: 'Buongiorno,\nvorrei qualche informazione.',
  },
  'listening-desk': {
    firstName: 'Maria Grazia',
    lastName: 'Piras',
    callName: 'Zia Pina',
    safeTimes: 'dopo le 18',
    email: 'maria.piras@example.org',
    phone: '+39 070 123456',
    topicsOther: 'Un trasloco',
    timeSlotOther: 'La sera',
    dayOther: 'Martedì',
    workStatusOther: 'Curo mia madre',
    message: 'Dormo poco.\nDa mesi.',
  },
}
const fields = Object.entries(answers).flatMap(([form, typed]) =>
  Object.entries(typed).map(([field, answer]) => [form as FormName, field, answer] as const),
)

function read(form: FormName, field: string, typed: string): unknown {
  const others = form === 'contact' ? {} : { workStatus: 'other', timeSlot: 'other' }
  const filled = submission(form, { ...answers[form], ...others, [field]: typed })
  const data: Record<string, unknown> = schemas[form].safeParse(filled).data ?? {}
  return data[field]
}

/** Unicode counts these signs among its format characters, and they are seen. */
const seen = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u

const every = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
const invisible = every.filter(
  (sign) => /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(sign) && !seen.test(sign),
)
/** Of the thousands of selectors and of places kept free, each hundredth. */
const shapeless = invisible.filter(
  (sign, at) => at % 100 === 0 || ((sign.codePointAt(0) ?? 0) < 0xe0000 && !/\p{Cn}/u.test(sign)),
)
const spaces = every.filter((sign) => /[\p{Zs}\u2800]/u.test(sign))
const controls = every.filter((sign) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(sign))
const halves = ['\ud83e', '\udd29']

test('the kinds of signs are whole', () => {
  expect(invisible.length).toBeGreaterThan(4000)
  expect([spaces.length, controls.length, shapeless.length > 120]).toEqual([18, 67, true])
})

/** Returns what is seen of a text: no shapeless sign, and every space and line end as one. */
function look(text: unknown): string {
  return String(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]|[^\P{Cc}\n\t]/gu, '')
    .replace(/[\p{Zs}\u2800\t]/gu, ' ')
    .trim()
}

test.each(fields)(
  '%s: %s is taken as it was seen, whatever is typed with it',
  (form, field, answer) => {
    const middle = Math.floor(answer.length / 2)
    const [before, after] = [answer.slice(0, middle), answer.slice(middle)]
    const misread: string[] = []
    for (const sign of [...shapeless, ...spaces, ...controls, ...halves]) {
      const typed = [`${sign}${answer}`, `${answer}${sign}`, ` ${sign}${answer}${sign} `]
      // A space within an address is seen, and is wrong.
      if (field !== 'email' || look(`a${sign}b`) === 'ab') typed.push(before + sign + after)
      for (const one of typed) {
        const expected = field === 'message' ? look(one) : look(one).replace(/\n/g, ' ')
        const found = read(form, field, one)
        if (look(found) !== expected)
          misread.push(`${JSON.stringify(one)} ${JSON.stringify(found)}`)
      }
    }
    expect(misread).toEqual([])
  },
)

test.each(fields)('%s: %s without anything that is seen is empty', (form, field) => {
  const isRequired = read(form, field, '') === undefined
  expect(isRequired).toBe(true)
  const taken = [...shapeless, ...spaces, ...controls, ...halves].filter(
    (sign) => read(form, field, `${sign} ${sign}`) !== undefined,
  )
  expect(taken).toEqual([])
})

test('what shapes the sign before it stays with it', () => {
  for (const text of [
    'Grazie ❤\ufe0f',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
    '葛\u{e0100}',
    '1\ufe0f\u20e3',
  ]) {
    expect(readLine(`${text}\u200b`)).toBe(text)
  }
  expect(readLine('Maria\ufe0f')).toBe('Maria')
})

test('accents are put together, and a heap of them stays as it is', () => {
  expect(readLine('Jose\u0301')).toBe('José')
  const heap = `e${'\u0315\u0300'.repeat(100)}`
  expect(readLine(heap)).toBe(heap)
})
