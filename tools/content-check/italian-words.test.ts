import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readJsonFile } from './json-file'
import { contentFiles } from './read-site'
import { siteTexts } from './site-texts'

const words =
  /codice fiscale|pronto soccorso|consultorio familiare|spazio giovani|guardia medica|centro di salute|agenzia delle|istituto superiore|promozione sociale|scelt[ae] (?:per|della)|certificazione unica/i

// A page's head and a picture's words have no tags.
const withoutTags = /\.meta\w+$|SocialImage/

test('Italian words in the other languages say that they are Italian: a reader’s voice follows', () => {
  const texts = siteTexts(
    Object.fromEntries(
      contentFiles('.').map((file) => [file, readJsonFile(readFileSync(file)).value]),
    ),
  ).filter(({ locale, id }) => locale && locale !== 'it' && !withoutTags.test(id))
  expect(texts.filter(({ text }) => words.test(text)).length).toBeGreaterThan(20)
  const unmarked = texts.filter(({ text }) => words.test(text.replace(/<it>.*?<\/it>/g, '')))
  expect(unmarked.map(({ file, id }) => `${file} ${id}`)).toEqual([])
})
