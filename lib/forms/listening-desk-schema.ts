import * as z from 'zod/mini'
import { emailAddress } from './email-address'
import {
  choice,
  errorCheck,
  formSchema,
  requiredOrInvalid,
  text,
  ticked,
  type Identified,
} from './field-schemas'
import { fieldsWithOther, listeningDeskForm, options, taken } from './listening-desk-definition'
import { phone } from './phone-number'
import { readLines } from './typed-text'

type Topic = (typeof options.topics)[number]

const other = text({ max: 200 })

export const listeningDeskSchema = formSchema(listeningDeskForm, {
  firstName: text({ max: 100 }),
  lastName: text({ max: 100 }),
  gender: choice(options.gender),
  phone: phone(),
  email: emailAddress(),
  contactBy: choice(options.contactBy),
  sayWhoWeAre: choice(options.sayWhoWeAre),
  leaveMessage: choice(options.leaveMessage),
  safeTimes: text({ max: 200 }),
  callName: text({ max: 100 }),
  ageBand: choice(options.ageBand),
  topics: topics(),
  topicsOther: other,
  zone: choice(options.zone),
  workStatus: choice(options.workStatus),
  workStatusOther: other,
  timeSlot: choice(taken.timeSlot),
  timeSlotOther: other,
  day: choice(taken.day),
  dayOther: other,
  message: text({ max: 5000, read: readLines }),
  consent: ticked(),
}).check(...fieldsWithOther.map(otherMatchesChoice))

export type ListeningDesk = Identified<z.infer<typeof listeningDeskSchema>>

/**
 * Returns the schema of the topics, with one error for the whole list: the form shows it on the
 * group, not on a box.
 */
function topics() {
  return z.custom<Topic[]>().check(
    errorCheck((value) => {
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
