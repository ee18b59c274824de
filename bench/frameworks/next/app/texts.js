import en from '../generated/en.json'
import es from '../generated/es.json'
import it from '../generated/it.json'

/** Returns the texts for an address such as /en/contacts, whose parts are known. */
export function textsFor([first]) {
  return { en, es }[first] ?? it
}
