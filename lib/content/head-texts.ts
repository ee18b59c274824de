import type { Locale } from '../i18n/locales'

const longestTitle = 60
const descriptionLength = { min: 110, max: 160 }

/**
 * Returns one Italian sentence for each title or description of a page that search results would cut
 * or that two pages share. `suffix` is what follows every title.
 */
export function headProblems(
  messages: ReadonlyMap<string, unknown>,
  locale: Locale,
  suffix: string,
): string[] {
  const heads = [...messages].filter((entry): entry is [string, string] => {
    const [key, text] = entry
    return typeof text === 'string' && /\.meta(Title|Description)$/.test(key)
  })
  return heads.flatMap(([key, text]) => {
    const place = `messages/${locale}.json, ${key}: `
    const twin = heads.find(([other, same]) => other !== key && same === text)?.[0]
    return [
      ...(twin ? [`${place}è uguale a ${twin}: ogni pagina ha il suo testo.`] : []),
      ...lengthProblem(key, text, suffix).map((problem) => place + problem),
    ]
  })
}

function lengthProblem(key: string, text: string, suffix: string): string[] {
  if (key.endsWith('metaDescription')) {
    const { min, max } = descriptionLength
    return text.length < min || text.length > max
      ? [`ha ${text.length} caratteri: devono essere da ${min} a ${max}.`]
      : []
  }
  const length = text.length + suffix.length
  return length > longestTitle
    ? [`con il nome dell’associazione ha ${length} caratteri: al massimo ${longestTitle}.`]
    : []
}
