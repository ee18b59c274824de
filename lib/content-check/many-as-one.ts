import { say } from '../content/editor-language'
import { groupBy } from '../events/group-by'
import { isLocale } from '../i18n/locales'
import type { Problem } from './check-content'

/** So many texts of a file at once are a language that somebody is adding, and not slips. */
const many = 20

/** Returns the problems of one kind; where a file has many in a language, the first speaks for all. */
export function manyAsOne(
  problems: readonly Problem[],
  kindOf: (problem: Problem) => string = () => '',
): Problem[] {
  return groupBy(
    problems,
    (problem) => `${problem.file} ${String(problem.path.find(isLocale))} ${kindOf(problem)}`,
  ).flatMap(([, alike]) => {
    const [first] = alike
    return first && alike.length >= many ? [withCount(first, alike.length - 1)] : alike
  })
}

function withCount({ sentence, ...problem }: Problem, others: number): Problem {
  return {
    ...problem,
    sentence: say(
      `${sentence} Lo stesso vale per altri ${others} testi di questo file.`,
      `${sentence} The same goes for ${others} other texts of this file.`,
    ),
  }
}
