import { placeName, type Content } from '../content-check/finding'
import { recordProblems } from '../content-check/record-problems'

/** Returns a sentence for each record that has grown old; the same every week, until somebody looks. */
export function reminders(content: Content, today: string): string[] {
  return recordProblems(content, today).map(({ file, path, sentence }) => {
    const place = [file, placeName(content[file], path)].filter(Boolean).join(', ')
    return `${place}: ${sentence}`.replace(`: ${today}.`, '.')
  })
}
