import * as z from 'zod/mini'
import { emailAddress } from './email-address'
import { choice, commonFields, optionalText, requiredOrInvalid, rule, text, ticked } from './fields'
import { phone } from './phone-number'

/** Every code of every choice, in the order in which the form offers them. */
export const options = {
  gender: ['female', 'male', 'other', 'prefer-not-to-say'],
  ageBand: ['16-25', '26-40', '41-60', '61-75', 'over75'],
  topics: [
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
    'other',
  ],
  zone: [
    'center',
    'is-murtas',
    'flumini',
    'sant-andrea',
    'quartello',
    'zona-musicisti',
    'pitze-serra',
    'selargius',
    'quartucciu',
  ],
  workStatus: ['student', 'employed', 'unemployed', 'retired', 'other'],
  timeSlot: ['10-13', '17-19', 'other'],
  day: ['monday', 'wednesday', 'friday', 'other'],
} as const

export type Topic = (typeof options.topics)[number]

/** The choices whose `other` asks for a text of its own, in `<field>Other`. */
export const fieldsWithOther = ['topics', 'workStatus', 'timeSlot', 'day'] as const

/** In the order of the form, of its error summary and of the e-mail. */
export const listeningDeskFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'ageBand',
  'gender',
  'zone',
  'workStatus',
  'workStatusOther',
  'topics',
  'topicsOther',
  'timeSlot',
  'timeSlotOther',
  'day',
  'dayOther',
  'message',
  'consent',
] as const

/** Names the wording of `FormFields.listeningDesk.consent`; new words need a new version. */
export const consentVersion = '2026-11-21'

const other = optionalText({ max: 200 })

export const listeningDeskSchema = z
  .strictObject({
    firstName: text({ max: 100 }),
    lastName: text({ max: 100 }),
    gender: choice(options.gender),
    phone: phone(),
    email: emailAddress(),
    ageBand: choice(options.ageBand),
    topics: topics(),
    topicsOther: other,
    zone: choice(options.zone),
    workStatus: choice(options.workStatus),
    workStatusOther: other,
    timeSlot: choice(options.timeSlot),
    timeSlotOther: other,
    day: choice(options.day),
    dayOther: other,
    message: optionalText({ max: 5000, multiline: true }),
    consent: ticked(),
    ...commonFields,
  })
  .check(...fieldsWithOther.map(otherMatchesChoice))

export type ListeningDesk = z.infer<typeof listeningDeskSchema>

/** One error for the whole list: the form shows it on the group, not on a box. */
function topics() {
  return z.custom<Topic[]>().check(
    rule((value) => {
      if (!Array.isArray(value)) return requiredOrInvalid({ input: value })
      if (value.length === 0) return 'required'
      if (value.length > options.topics.length) return 'invalid'
      if (new Set(value).size < value.length) return 'invalid'
      if (!value.every((topic) => options.topics.includes(topic))) return 'invalid'
    }),
    z.overwrite((value) => options.topics.filter((topic) => value.includes(topic))),
  )
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
