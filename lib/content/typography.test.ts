import { expect, test } from 'vitest'
import type { Locale } from '../i18n/locales'
import { typographyProblems } from './typography'

test.each<[Locale, string, string]>([
  ['it', "Vuoi parlarne con un'amica?", "un'amica"],
  ['en', "We'll call you", "We'll"],
  ['it', 'Scegli "Altro"', '"Altro"'],
  ['it', 'Scegli “Altro”', '“'],
  ['es', 'Elige “Otro”', '“'],
  ['en', 'Choose «Other»', '«'],
  ['it', 'Aspetta...', '...'],
  ['it', 'due  spazi', ''],
  ['it', 'dalle 10-13', '10-13'],
  ['it', 'Ho 16 anni', '16 anni'],
  ['en', 'from 10 am', '10 am'],
  ['es', 'cada 24 horas', '24 horas'],
  ['en', 'at 16:00', '16:00'],
  ['it', 'alle 4 pm', '4 pm'],
  ['it', 'il 1 gennaio', '1 gennaio'],
  ['it', 'manda una e-mail', 'una e-mail'],
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
  ['es', 'Elige «el “otro” día» de 10 a 13\u00a0h.'],
])('%s has nothing to mend: %s', (locale, text) => {
  expect(typographyProblems(text.replaceAll('16 anni', '16\u00a0anni'), locale)).toEqual([])
})
