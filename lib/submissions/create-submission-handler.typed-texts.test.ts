import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seededRandom } from '@/testing/seeded-random'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { formNames } from '../forms/forms'
import { locales } from '../i18n/locales'

const submissions = Number(process.env.TYPED_SUBMISSIONS ?? 100)

const names = [
  'Maria Grazia',
  'N’Golo',
  'Łukasz Żak',
  'José',
  'Søren',
  'محمد علي',
  'עדי כהן',
  '李小龙',
  'Олена',
  'ஆதித்யா',
  'ხატია',
  'Nguyễn Thị',
  'د. مريم',
  'ᠮᠣᠩᠭᠣᠯ',
  'O',
  '🦩',
]
const lines = [
  'Dormo poco.',
  'Ho paura, e non so di che cosa.',
  'أنام قليلاً',
  '— perché?',
  '❤\ufe0f',
  '1)',
]
const phones = [
  '070 123456',
  '+39 333 1234567',
  '333/1234567',
  '+34 612 34 56 78',
  '(+39) 070.123456',
]
const addresses = ['maria@example.org', 'o.brien+x@example.co.uk', 'info@società.example']

const unseen = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2069',
  '\u061c',
  '\u180e',
  '\u0000',
  '\u0007',
  '\u009c',
]
const spaces = ['\u00a0', '\u202f', '\u3000', '\u2009', '\t']
const lineEnds = ['\n', '\r\n', '\r', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029']

/** Returns what is seen of a text, every run of spaces and line ends being one space. */
function look(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s|\u0085)\p{Cc}/gu, '')
    .replace(/[\s\p{Z}\u0085]+/gu, ' ')
    .normalize('NFC')
    .trim()
}

/** Returns texts that look right and are mean, the same ones for a seed. */
function meanTexts(seed: number) {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  /** With what is not seen strewn into it, and around. */
  const strewn = (text: string) =>
    ['', ...text, ''].map((sign) => (random() < 0.15 ? sign + pick(unseen) : sign)).join('')
  const around = (text: string) =>
    pick(['', ' ', ...unseen, ...spaces]) + text + pick(['', ...unseen, ...spaces])
  const name = () => around(strewn([pick(names), pick(names)].join(pick([' ', ...spaces]))))
  const form = pick(formNames)
  const story = () =>
    around(Array.from({ length: 4 }, () => strewn(pick(lines))).join(pick(lineEnds)))
  const texts: Record<string, string> =
    form === 'contact'
      ? { name: name(), email: around(strewn(pick(addresses))), message: story() }
      : {
          firstName: name(),
          lastName: name(),
          callName: name(),
          safeTimes: around(strewn(pick(lines))),
          topicsOther: around(strewn(pick(lines))),
          dayOther: name(),
          phone: around(strewn(pick(phones))),
          email: around(strewn(pick(addresses))),
          message: story(),
        }
  return { form, texts, locale: pick(locales), isNative: random() < 0.5 }
}

let site: Awaited<ReturnType<typeof startHandlers>>

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  site = await startHandlers()
})
afterAll(() => site.close())

test('what looks right is sent, and the staff read what was seen', async () => {
  const wrong: unknown[] = []
  for (let seed = 1; seed <= submissions; seed += 1) {
    const { form, texts, locale, isNative } = meanTexts(seed)
    const filled = submission(form, { ...texts, locale })
    site.resend.control({ reset: true })
    const answer = isNative ? await sendNative(form, filled) : await site.post(form, filled)
    const [email] = site.resend.emails()
    if (!email || ![200, 303].includes(answer.status)) {
      wrong.push([seed, answer.status, await answer.text()])
      continue
    }
    for (const [field, typed] of Object.entries(texts)) {
      // A number that nobody can doubt is written as numbers are.
      const seen = (text: string) => (field === 'phone' ? text.replace(/\D/g, '') : look(text))
      const shown = seen(typed).replace(/^39/, '')
      if (!shown || !seen(email.text).includes(shown)) wrong.push([seed, field, typed, email.text])
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

/** Sends as a browser does by itself. */
function sendNative(form: (typeof formNames)[number], filled: Record<string, unknown>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(filled)) {
    for (const one of [value].flat()) data.append(name, one === true ? 'on' : String(one))
  }
  const request = new Request('http://localhost:3000', { method: 'POST', body: data })
  request.headers.set('Origin', 'http://localhost:3000')
  return site.handlers[form].POST(request)
}
