import { say } from '../content/editor-language'
import type { Problem } from './check-content'
import type { SiteText } from './site-texts'

const forms: { wrong: RegExp; sentence: (found: string) => string }[] = [
  {
    wrong: /\bhttp:\/\/\S+/,
    sentence: (found) =>
      say(
        `«${found}» non è un indirizzo sicuro. Scrivilo con https://.`,
        `“${found}” is not a secure address. Write it with https://.`,
      ),
  },
  {
    wrong: /(?<=href=")www\.[^"]+/,
    sentence: (found) =>
      say(
        `all’indirizzo «${found}» manca l’inizio. Scrivi https://${found}.`,
        `the address “${found}” lacks its beginning. Write https://${found}.`,
      ),
  },
  {
    // An address that mail programs would not take: without a domain, or with a space in it.
    wrong: /[\w.+-]+@(?![\w-]+(?:\.[\w-]+)*\.[a-z]{2,})[\w.-]*/i,
    sentence: (found) =>
      say(
        `«${found}» non è un indirizzo e-mail, per esempio info@example.org.`,
        `“${found}” is not an e-mail address, e.g. info@example.org.`,
      ),
  },
  {
    wrong: /(?<![\d/-])(?:\+39[\s.-]?)?(?:0\d{1,3}|3\d{2})[\s./-]\d{3}(?:[\s.-]?\d){3,4}(?!\d)/,
    sentence: (found) =>
      say(
        `il numero «${found}» non sta nei testi. Scrivilo in content/association.json o content/helplines.json.`,
        `the number “${found}” does not belong in a text. Write it in content/association.json or content/helplines.json.`,
      ),
  },
]

/** Finds phone numbers, e-mail and web addresses in texts that are not written as they work. */
export function textForms(texts: readonly SiteText[]): Problem[] {
  return texts.flatMap(({ file, path, text }) =>
    forms.flatMap(({ wrong, sentence }) => {
      const found = wrong.exec(text)?.[0]
      return found === undefined ? [] : [{ file, path, sentence: sentence(found) }]
    }),
  )
}
