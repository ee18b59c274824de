import { say } from './editor-language'

const longestTitle = 60
const descriptionLength = { min: 110, max: 160 }

type HeadProblem = { key: string; sentence: string }

/**
 * Returns a sentence for each title or description of a page that search results would cut or that
 * two pages share. `suffix` is what follows every title.
 */
export function headProblems(
  messages: ReadonlyMap<string, unknown>,
  suffix: string,
): HeadProblem[] {
  const heads = [...messages].filter((entry): entry is [string, string] => {
    const [key, text] = entry
    return typeof text === 'string' && /\.meta(Title|Description)$/.test(key)
  })
  return heads.flatMap(([key, text]) => {
    const twin = heads.find(([other, same]) => other !== key && same === text)?.[0]
    const sentences = [twin && sameAs(twin), lengthProblem(key, text, suffix)]
    return sentences.flatMap((sentence) => (sentence ? [{ key, sentence }] : []))
  })
}

function sameAs(twin: string): string {
  return say(
    `è uguale a ${twin}: ogni pagina ha il suo testo.`,
    `is the same as ${twin}: each page has its own text.`,
  )
}

function lengthProblem(key: string, text: string, suffix: string): string | undefined {
  if (key.endsWith('metaDescription')) {
    const { min, max } = descriptionLength
    if (min <= text.length && text.length <= max) return undefined
    return say(
      `ha ${text.length} caratteri: devono essere da ${min} a ${max}.`,
      `has ${text.length} characters: they must be ${min} to ${max}.`,
    )
  }
  const length = text.length + suffix.length
  if (length <= longestTitle) return undefined
  return say(
    `con il nome dell’associazione ha ${length} caratteri: al massimo ${longestTitle}.`,
    `has ${length} characters with the association’s name: at most ${longestTitle}.`,
  )
}
