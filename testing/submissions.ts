import { randomUUID } from 'node:crypto'
import type { Contact } from '../lib/forms/contact'
import type { FormName } from '../lib/forms/forms'
import type { ListeningDesk } from '../lib/forms/listening-desk'

type Common = 'locale' | 'submissionId'

type Examples = {
  contact: Omit<Contact, Common>
  'listening-desk': Omit<ListeningDesk, Common>
}

/** The answers of one person to each form. */
export const examples: Examples = {
  contact: {
    name: 'Maria Grazia Piras',
    email: 'maria.piras@example.org',
    message: 'Buongiorno,\nvorrei qualche informazione.',
    privacy: true,
  },
  'listening-desk': {
    firstName: 'Maria Grazia',
    lastName: 'Piras',
    gender: 'female',
    phone: '070 123456',
    email: 'maria.piras@example.org',
    ageBand: '41-60',
    topics: ['anxiety', 'grief', 'other'],
    topicsOther: 'Un trasloco',
    zone: 'flumini',
    workStatus: 'employed',
    timeSlot: '10-13',
    day: 'other',
    dayOther: 'Martedì',
    message: 'Dormo poco.',
    consent: true,
  },
}

/** Returns a well-filled form of one person: a new submission at each call. */
export function submission(
  form: FormName,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return { ...examples[form], locale: 'it', submissionId: randomUUID(), ...changes }
}
