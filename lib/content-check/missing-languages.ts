import { languageName, say } from '../content/editor-language'
import { placeName } from '../content/place-name'
import { groupBy } from '../events/group-by'
import { isLocale, locales, type Locale } from '../i18n/locales'
import type { Content, Problem } from './check-content'

/** A file that lacks more texts than this in a language lacks the language. */
const few = 3

/** Returns the problems, those of a language that a file lacks as one. */
export function withMissingLanguages(problems: readonly Problem[], content: Content): Problem[] {
  const [present, missing] = [
    problems.filter((problem) => !missingLocale(problem, content)),
    problems.filter((problem) => missingLocale(problem, content)),
  ]
  const byFile = groupBy(missing, (problem) => `${problem.file} ${missingLocale(problem, content)}`)
  return [
    ...present,
    ...byFile.flatMap(([, lacking]) => {
      const [first] = lacking
      return first && lacking.length > few ? [asOne(first, lacking.length, content)] : lacking
    }),
  ]
}

/** Returns the language of a text that is not there. */
function missingLocale({ file, path }: Problem, content: Content): Locale | undefined {
  if (valueAt(content[file], path) !== undefined) return undefined
  const last = path.at(-1)
  return (
    locales.find((locale) => file === `messages/${locale}.json`) ??
    (isLocale(last) ? last : undefined)
  )
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (part as Record<PropertyKey, unknown> | undefined | null)?.[step],
    value,
  )
}

function asOne({ file, path }: Problem, count: number, content: Content): Problem {
  const language = languageName(
    locales.find((locale) => file === `messages/${locale}.json`) ?? String(path.at(-1)),
  )
  const place = file.startsWith('messages/') ? path.join('.') : placeName(content[file], path)
  return {
    file,
    path,
    sentence: say(
      `mancano ${count} testi in ${language}; il primo è ${place}. Scrivili accanto agli altri.`,
      `${count} texts in ${language} are missing; the first is ${place}. Write them beside the others.`,
    ),
  }
}
