/** English only where the terminal asks for a language that is not Italian; editors are Italian. */
const [terminal = ''] = [
  process.env.LC_ALL,
  process.env.LC_MESSAGES,
  process.env.LANGUAGE,
  process.env.LANG,
].filter(Boolean)

export const editorLanguage = /^(it|C\b|POSIX|$)/.test(terminal) ? 'it' : 'en'

/** Returns what the person at the terminal calls a language: `inglese` for `en`. */
export function languageName(language: string, inLanguage = editorLanguage): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language
}

/** Returns the sentence in the language of the person at the terminal. */
export function say(italian: string, english: string): string {
  return editorLanguage === 'it' ? italian : english
}
