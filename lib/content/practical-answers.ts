import json from '../../content/practical-answers.json'
import type { PagePath } from '../pages'
import { buildDay } from '../time/build-day'
import { addDays } from '../time/weekdays'
import { parseContent } from './parse-content'
import { daysValid } from './schemas/fields'
import { practicalAnswersSchema } from './schemas/practical-answers'

export { closedWords, phoneHours } from './phone-hours'

/** Without those that hold for some months and that nobody has confirmed since. */
const practicalAnswers = parseContent(
  'content/practical-answers.json',
  practicalAnswersSchema,
  json,
).filter(({ verifiedOn = buildDay() }) => verifiedOn >= addDays(buildDay(), -daysValid.warned))

/** Returns the practical answers that a page shows, in the order of the file. */
export function practicalAnswersFor(page: PagePath) {
  return practicalAnswers.filter(({ pages }) => pages?.includes(page))
}

/** What happens when somebody calls us or writes to us; an editor may leave it out. */
export const whatHappens = practicalAnswers.find(({ id }) => id === 'contacting-us')

/** How long an answer takes; an editor may leave it out. */
export const replyTime = practicalAnswers.find(({ id }) => id === 'reply-time')

/** In which language people meet and may write; an editor may leave it out. */
export const languages = practicalAnswers.find(({ id }) => id === 'languages')

/** What somebody can do for us with their time; an editor may leave it out. */
export const volunteering = practicalAnswers.find(({ id }) => id === 'volunteering')

/** What a session with a psychologist costs; an editor may leave it out. */
export const costs = practicalAnswers.find(({ id }) => id === 'costs')

const factsBeforeMeeting = ['who-answers', 'how-long', 'how-many', 'first-meeting'] as const

export type MeetingFact = (typeof factsBeforeMeeting)[number]

/** What one wants to know before one asks for a meeting: who, how long, how often, how soon; each only where it is known. */
export function factsOfMeetings(...without: MeetingFact[]) {
  return factsBeforeMeeting.flatMap((id) => {
    const answer = practicalAnswers.find((known) => known.id === id)
    return answer && !without.includes(id) ? [{ ...answer, id }] : []
  })
}
