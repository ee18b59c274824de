import { expect, test } from 'vitest'
import type { Locale } from '../../lib/i18n/locales'
import { fixTypography, typographyProblems } from './typography'

test.each<[Locale, string, string]>([
  ['it', "Vuoi parlarne con un'amica?", "un'amica"],
  ['en', "We'll call you", "We'll"],
  ['it', "gli anni '90", "'"],
  ['it', 'Scegli "Altro"', '"Altro"'],
  ['it', 'Scegli “Altro”', '“Altro”'],
  ['en', 'Choose «Other»', '«'],
  ['it', 'Aspetta...', '...'],
  ['it', 'due  spazi', ''],
  ['it', 'dalle 10-13', '10-13'],
  ['es', 'arts. 14–22', '14–22'],
  ['it', 'Ho 16 anni', '16 anni'],
  ['en', 'from 10 am', '10 am'],
  ['en', 'at 16:00', '16:00'],
  ['it', 'alle 4 pm', '4 pm'],
  ['it', 'il 1 gennaio', '1 gennaio'],
  ['it', 'manda un’e-mail', 'e-mail'],
  ['en', 'our tax code', 'tax code'],
  ['es', 'el Aviso de privacidad', 'Aviso de privacidad'],
])('%s: %s', (locale, text, found) => {
  const problems = typographyProblems(text, locale)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`«${found || ' '}»`)
})

test.each<[Locale, string]>([
  ['it', 'L’ascolto è «qui», dalle 10 alle 13, dai 16 anni. Il 5x1000, il 1º gennaio, 2027-10-25.'],
  ['en', 'We’ll say ‘yes’ from 10\u00a0am to 6:30\u00a0pm, in 10–13\u00a0days.'],
  ['es', 'Elige «el “otro” día» de 10 a 13\u00a0h, de 10-13\u00a0años.'],
])('%s has nothing to fix: %s', (locale, text) => {
  expect(typographyProblems(text.replaceAll('16 anni', '16\u00a0anni'), locale)).toEqual([])
})

test.each([
  ["e' aperto", "«e'»", 'è'],
  ['Lo sportello e’ aperto', '«e’»', 'è'],
  ["c'e' posto", "«c'e'»", 'c’è'],
  ["ventitre' persone", "«ventitre'»", 'ventitré'],
  ["nell'<b>attivita'</b>", "«attivita'»", 'attività'],
  ["CITTA' METROPOLITANA", "«CITTA'»", 'CITTÀ'],
])(
  'an apostrophe for an accent gets the right word, and nothing else: %s',
  (text, found, right) => {
    const problems = typographyProblems(text.replace("nell'", 'nell’'), 'it')
    expect(problems).toEqual([
      `${found}: l’accento non si scrive con l’apostrofo: scrivi «${right}».`,
    ])
    expect(fixTypography(text, 'it')).toBe(text.replace("nell'", 'nell’'))
  },
)

test.each([
  ["un po' d'aria, di' la verita", 'un po’ d’aria, di’ la verita'],
  [
    "tutt'altr'aria, l''ora, l'<a href=/?l'eco>eco</a>, dal '68",
    "tutt’altr’aria, l’ora, l’<a href=/?l'eco>eco</a>, dal ’68",
  ],
])('apostrophes that stand by right become curly: %s', (text, fixed) => {
  expect(fixTypography(text, 'it')).toBe(fixed)
  expect(typographyProblems(fixed, 'it')).toEqual([])
})

test.each<[Locale, string, string]>([
  [
    'it',
    'La "bella" serata, <a href="/events">"qui"</a>',
    'La «bella» serata, <a href="/events">«qui»</a>',
  ],
  ['it', 'Scegli “Altro”', 'Scegli «Altro»'],
  ['es', 'Elige "Otro"', 'Elige «Otro»'],
  ['en', 'Choose "Other"', 'Choose ‘Other’'],
])('quotes as keyboards have them become those of the language: %s %s', (locale, text, fixed) => {
  expect(fixTypography(text, locale)).toBe(fixed)
  expect(typographyProblems(fixed, locale)).toEqual([])
})

test('what is quoted within a quotation stays', () => {
  const nested = '«Dijo “sí” y se fue»'
  expect(fixTypography(nested, 'es')).toBe(nested)
  expect(fixTypography('Una sola " resta', 'it')).toBe('Una sola " resta')
})

test('an apostrophe at the end of a word is no accent in English', () => {
  expect(fixTypography("the media' view, the parents' room", 'en')).toBe(
    'the media’ view, the parents’ room',
  )
})

test('names and addresses keep their numbers and spaces, not their straight apostrophes', () => {
  expect(typographyProblems("Via dell'Asilo 10-12", 'names')).toEqual([
    "«dell'Asilo»: usa l’apostrofo tipografico ’.",
  ])
  expect(fixTypography("Via dell'Asilo 10-12, Sala 'Uno'", 'names')).toBe(
    "Via dell’Asilo 10-12, Sala 'Uno'",
  )
  expect(typographyProblems("Piazza della Liberta'", 'names')).toEqual([
    expect.stringContaining('scrivi «Libertà»'),
  ])
})

test.each(['\u000b', '\u0008', '\u0000', '\u0085', '\u2028', '\r\n', '\ufffe', '\ud83e', '\udd29'])(
  'a text with %j, which feeds refuse, is found in every language and name, and mended',
  (sign) => {
    for (const locale of ['it', 'en', 'es', 'names'] as const) {
      const problems = typographyProblems(`Ascolto${sign}con te`, locale)
      expect(problems).toEqual([expect.stringContaining('un segno che non si vede')])
      expect(fixTypography(`Ascolto${sign}con te`, locale)).toMatch(/^Ascolto ?con te$/)
    }
  },
)
