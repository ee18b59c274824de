import type { FormDefinition } from './forms'

/** The listening desk's form. Its rules are in listening-desk-schema.ts, which browsers fetch only when needed. */
export const listeningDeskForm = {
  name: 'listening-desk',
  action: 'listening_desk',
  fields: [
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
  ],
  listFields: ['topics'],
} as const satisfies FormDefinition

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

/** The choices whose `other` asks for a text of its own, in `<field>Other`. */
export const fieldsWithOther = ['topics', 'workStatus', 'timeSlot', 'day'] as const

/** Names the wording of `FormFields.listeningDesk.consent`; new words need a new version. */
export const consentVersion = '2026-11-21b'
