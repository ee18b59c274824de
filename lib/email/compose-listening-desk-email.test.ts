import { createElement } from 'react'
import { expect, test } from 'vitest'
import { StaffEmail } from '@/components/email/staff-email'
import { submission } from '@/testing/submissions'
import { consentVersion, listeningDeskSchema } from '../forms/listening-desk'
import { composeListeningDeskEmail } from './compose-listening-desk-email'
import { renderHtml } from './render-html'
import { plainText, staffWords } from './staff-email-content'

function describe(changes: Record<string, unknown> = {}) {
  const submissionId = '9c1b2a3d-0000-4000-8000-000000000000'
  return composeListeningDeskEmail({
    ...listeningDeskSchema.parse(submission('listening-desk', changes)),
    submissionId,
    reference: '9C1B2A3D',
  })
}

test('the e-mail has the answers in the order of the staff, codes in words', () => {
  expect(describe({ locale: 'es' }).answers.map(({ label, value }) => [label, value])).toEqual([
    ['Nome', 'Maria Grazia'],
    ['Cognome', 'Piras'],
    ['Telefono', '+39 070 123456'],
    ['Email', 'maria.piras@example.org'],
    ['Fascia d’età', '41–60\u00a0anni'],
    ['Genere', 'Donna'],
    ['Dove abiti', 'Flumini'],
    ['Lavoro o studio', 'Lavoro'],
    ['Argomenti', 'Ansia, Lutto, Altro'],
    ['Di che altro vorresti parlare?', 'Un trasloco'],
    ['Orario che preferisci', 'Dalle\u00a010 alle\u00a013'],
    ['Giorno che preferisci', 'Un altro giorno'],
    ['Quale altro giorno?', 'Martedì'],
    ['Messaggio', 'Dormo poco.'],
    ['Lingua della pagina', 'spagnolo'],
    ['Riferimento', '9C1B2A3D'],
  ])
})

test('the subject tells nothing but the reference', () => {
  expect(describe().subject).toBe('Nuova richiesta (rif.\u00a09C1B2A3D)')
})

test('a message that was not written is said to be missing', () => {
  expect(describe({ message: undefined }).answers).toContainEqual(
    expect.objectContaining({ value: 'Non ha scritto nulla' }),
  )
})

test('the version of consent is named', () => {
  expect(describe().notes[0]).toContain(`versione ${consentVersion}`)
})

const phoneIn = (content: ReturnType<typeof describe>) =>
  content.answers.find(({ label }) => label === 'Telefono')

test.each([
  ['+39 39 333 1234567', '+39 393 3312 34567', 'it'],
  ['070 123456/7', '+39 070 123 4567', 'it'],
  ['06 12 34 56 78', '+39 06 1234 5678', 'es'],
  ['٣٣٣ ١٢٣٤٥٦٧', '+39 333 123 4567', 'it'],
] as const)(
  '%s, which may not be %s, is shown as it was typed and dialled by nothing',
  (typed, read, locale) => {
    const phone = phoneIn(describe({ phone: typed, locale }))
    expect([phone?.value, phone?.href]).toEqual([typed, undefined])
    expect(phone?.note).toContain(read)
    expect(plainText(describe({ phone: typed, locale }))).toContain(
      `Telefono\n  ${typed}\n${phone?.note}`,
    )
  },
)

test.each([
  '899 123456',
  '+39 892892',
  '199 123456',
  '+44 909 8790001',
  '+881 631123456',
  '+979 123456789',
  '+882 16 12345678',
])(
  '%s, which may cost much, is shown as it was typed, with a warning, and dialled by nothing',
  (typed) => {
    const phone = phoneIn(describe({ phone: typed }))
    expect(phone).toMatchObject({ value: typed, note: staffWords('costlyPhone') })
    expect(phone?.href).toBeUndefined()
  },
)

test.each(['800 123456', '+44 7624 123456', '+39 55 12345678'])(
  '%s costs what all cost',
  (typed) => {
    expect(phoneIn(describe({ phone: typed }))?.note).not.toBe(staffWords('costlyPhone'))
  },
)

test('a number of which nobody can doubt is one tap away', () => {
  expect(phoneIn(describe())).toMatchObject({ href: 'tel:+39070123456', note: undefined })
})

test('what the person has written says in which language, and our own words do not', async () => {
  const typed = { message: 'I sleep badly.', safeTimes: 'Mornings', topicsOther: 'A move' }
  const content = describe({ locale: 'en', day: 'monday', dayOther: undefined, ...typed })
  const html = await renderHtml(createElement(StaffEmail, { content }))
  const marked = [...html.matchAll(/ lang="en"[^>]*>([^<]*)</g)].map(([, words]) => words)
  expect(marked.toSorted()).toEqual(['A move', 'I sleep badly.', '«Mornings»'])
})

test('no program may make a link of a number that is none of ours', async () => {
  const html = await renderHtml(createElement(StaffEmail, { content: describe() }))
  expect(html).toMatch(/<meta name="format-detection" content="telephone=no,/)
})
