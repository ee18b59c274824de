import * as z from 'zod/mini'
import desk from '../../content/listening-desk.json'
import { weekdays, type Weekday } from '../time/weekdays'
import { defineForm } from './define-form'
import { emailAddress } from './email-address'
import {
  codesOf,
  formSchema,
  oneOf,
  optional,
  someOf,
  text,
  ticked,
  type Identified,
} from './fields'
import { phone } from './phone-number'
import { readLines } from './typed-text'

/** From when until when, in hours and where needed minutes: `10-13`, `17:30-19`. */
export type TimeSlot = `${string}-${string}`

const days = weekdays.filter((day) => desk.days.includes(day))
const slots = desk.slots.map(timeSlotOf)

/** Also taken: a page that was open while the hours changed, or a caller who knows the codes, is not refused. */
const usualDays: readonly Weekday[] = ['monday', 'wednesday', 'friday']
const usualSlots: readonly TimeSlot[] = ['10-13', '17-19']

const wordsForOther = optional(text({ max: 200 }))

/** In the order of the form, which docs/decisions/0005 gives reasons for. */
const fields = {
  topics: someOf([
    'self-esteem',
    'self-confidence',
    'career',
    'money',
    'anxiety',
    'parenting',
    'isolation',
    'depression',
    'conflicts',
    'grief',
    'emotions',
    'love',
    'in-person',
    'other',
  ]),
  topicsOther: wordsForOther,
  message: optional(text({ max: 5000, read: readLines })),
  day: oneOf([...days, 'other'], usualDays),
  dayOther: wordsForOther,
  timeSlot: oneOf([...slots, 'other'], usualSlots),
  timeSlotOther: wordsForOther,
  firstName: text({ max: 100 }),
  lastName: text({ max: 100 }),
  contactBy: optional(oneOf(['call', 'whatsapp', 'email'])),
  phone: phone(),
  email: emailAddress(),
  safeTimes: optional(text({ max: 200 })),
  /** Silence is a withheld number. */
  visibleNumber: optional(oneOf(['yes'])),
  sayWhoWeAre: optional(oneOf(['yes', 'no'])),
  leaveMessage: optional(oneOf(['yes', 'no'])),
  callName: optional(text({ max: 100 })),
  ageBand: oneOf(['16-25', '26-40', '41-60', '61-75', 'over75']),
  gender: oneOf(['female', 'male', 'other', 'prefer-not-to-say']),
  zone: oneOf([
    'center',
    'is-murtas',
    'flumini',
    'sant-andrea',
    'quartello',
    'zona-musicisti',
    'pitze-serra',
    'selargius',
    'quartucciu',
    'elsewhere',
  ]),
  workStatus: oneOf(['student', 'employed', 'unemployed', 'retired', 'other']),
  workStatusOther: wordsForOther,
  consent: ticked(),
}

type Field = keyof typeof fields

/** Every code of every choice, in the order in which the form offers them. */
export const options = codesOf(fields)

/** The choices whose `other` asks for a text of its own, in `<field>Other`. */
export const fieldsWithOther = ['topics', 'day', 'timeSlot', 'workStatus'] as const

/** How one can be reached without danger: rules for staff, not answers among others. */
export const safeContactFields = [
  'contactBy',
  'safeTimes',
  'visibleNumber',
  'sayWhoWeAre',
  'leaveMessage',
  'callName',
] as const satisfies readonly Field[]

/** What is asked of an answer, here as on the server. Browsers fetch it when somebody begins to write. */
export const listeningDeskSchema = formSchema(fields).check(
  ...fieldsWithOther.map(otherMatchesChoice),
)

export type ListeningDesk = Identified<z.infer<typeof listeningDeskSchema>>

export const listeningDeskForm = defineForm(
  {
    name: 'listening-desk',
    page: '/services/listening-desk',
    captchaAction: 'listening_desk',
    namespace: 'ListeningDeskForm',
    messages: 'listeningDesk',
  },
  fields,
)

/** Names the wording of `FormFields.listeningDesk.consent`; new words need a new version. */
export const consentVersion = '2026-11-28'

/** Returns the code of a slot: 10:00 to 13:00 is `10-13`, 17:30 to 19:00 is `17:30-19`. */
function timeSlotOf({ start, end }: { start: string; end: string }): TimeSlot {
  const code = (time: string) => time.replace(/^0|:00$/g, '')
  return `${code(start)}-${code(end)}`
}

function otherMatchesChoice(field: (typeof fieldsWithOther)[number]) {
  const otherField = `${field}Other` as const
  return z.superRefine<Record<string, unknown>>(
    (value, context) => {
      const chosen = [value[field]].flat().includes('other')
      const written = value[otherField] !== undefined
      if (chosen !== written) {
        context.addIssue({
          code: 'custom',
          path: [otherField],
          message: chosen ? 'required' : 'invalid',
        })
      }
    },
    // Also while other fields are wrong: all errors of a form are shown at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}
