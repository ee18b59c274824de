import desk from '../../content/listening-desk.json'
import { weekdays, type Weekday } from '../time/weekdays'
import type { FormDefinition } from './form-definition'

/** From when until when, in hours and where needed minutes: `10-13`, `17:30-19`. */
export type TimeSlot = `${string}-${string}`

/** For whoever shares a telephone or an address with others. */
const watchedContactFields = ['sayWhoWeAre', 'leaveMessage', 'safeTimes', 'callName'] as const

/** How one can be reached without danger: rules for staff, not answers among others. */
export const safeContactFields = ['contactBy', ...watchedContactFields] as const

/** The listening desk's form. Its rules are in listening-desk-schema.ts, which browsers fetch only when needed. */
export const listeningDeskForm = {
  name: 'listening-desk',
  page: '/services/listening-desk',
  captchaAction: 'listening_desk',
  messages: 'listeningDesk',
  fields: [
    'topics',
    'topicsOther',
    'message',
    'day',
    'dayOther',
    'timeSlot',
    'timeSlotOther',
    'firstName',
    'lastName',
    'contactBy',
    'phone',
    'email',
    ...watchedContactFields,
    'ageBand',
    'gender',
    'zone',
    'workStatus',
    'workStatusOther',
    'consent',
  ],
  optionalFields: [
    ...safeContactFields,
    'workStatusOther',
    'topicsOther',
    'timeSlotOther',
    'dayOther',
    'message',
  ],
  listFields: ['topics'],
  tickFields: ['consent'],
} as const satisfies FormDefinition

/** Every code of every choice, in the order in which the form offers them. */
export const options = {
  contactBy: ['call', 'whatsapp', 'email'],
  sayWhoWeAre: ['yes', 'no'],
  leaveMessage: ['yes', 'no'],
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
    'in-person',
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
    'elsewhere',
  ],
  workStatus: ['student', 'employed', 'unemployed', 'retired', 'other'],
  timeSlot: [...desk.slots.map(timeSlotOf), 'other'],
  day: [...weekdays.filter((day) => desk.days.includes(day)), 'other'],
} as const

/** A page that was open while the hours changed, or a caller who knows the codes, is not refused. */
const alwaysTaken: { timeSlot: TimeSlot[]; day: Weekday[] } = {
  timeSlot: ['10-13', '17-19'],
  day: ['monday', 'wednesday', 'friday'],
}

/** The days and times that a request may name: those on offer, and those that always were. */
export const taken = {
  timeSlot: [...new Set([...options.timeSlot, ...alwaysTaken.timeSlot])],
  day: [...new Set([...options.day, ...alwaysTaken.day])],
}

/** The choices whose `other` asks for a text of its own, in `<field>Other`. */
export const fieldsWithOther = ['topics', 'workStatus', 'timeSlot', 'day'] as const

/** Names the wording of `FormFields.listeningDesk.consent`; new words need a new version. */
export const consentVersion = '2026-11-25'

/** Returns the code of a slot: 10:00 to 13:00 is `10-13`, 17:30 to 19:00 is `17:30-19`. */
function timeSlotOf({ start, end }: { start: string; end: string }): TimeSlot {
  return [start, end].map((time) => time.replace(/^0|:00$/g, '')).join('-') as TimeSlot
}
