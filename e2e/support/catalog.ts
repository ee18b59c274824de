import english from '../../messages/en.json'
import spanish from '../../messages/es.json'
import italian from '../../messages/it.json'

/** The words of the site, so that no test repeats them. */
export const catalog = { it: italian, en: english, es: spanish }
