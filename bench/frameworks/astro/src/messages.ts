import messages from './generated/messages.json'

type Locale = keyof typeof messages
type Key = keyof (typeof messages)['it']

/** Returns what looks words up in the language of a page. */
export function translator(locale: string | undefined) {
  const words = messages[locale as Locale]
  return (key: Key) => words[key]
}
