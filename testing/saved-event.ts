import { entryFile } from '../lib/entries/entry-files'
import { fixFile } from '../tools/content-check/fix-file'
import { recordChanges } from '../tools/content-check/record-changes'

/** Returns the file of an event and its text, as an editor's save leaves it. */
export function savedEvent(
  { id, ...event }: { id: string },
  now: Date,
): { file: string; text: string } {
  const file = entryFile('events', id)
  const text = fixFile(file, JSON.stringify(event)) ?? ''
  return { file, text: recordChanges(file, text, now) ?? '' }
}
