import { z } from 'zod'
import type { Contact } from '../../lib/forms/contact'
import { formNames, type FormName } from '../../lib/forms/forms'
import type { ListeningDesk } from '../../lib/forms/listening-desk'
import { submission } from '../../testing/submissions'

/** Belongs to nobody (RFC 2606): by it staff, and their mail program's filters, know a test. */
export const testAddress = 'prova-automatica@example.com'

const words = 'Prova automatica del sito: nessuno aspetta una risposta.'

/** Said instead of what the tests' example says: whoever reads it sees that nobody is behind it. */
const answers = {
  contact: { name: 'Prova automatica del sito', message: words },
  'listening-desk': {
    firstName: 'Prova automatica',
    lastName: 'del sito',
    phone: '070 0000000',
    contactBy: 'email',
    ageBand: 'over75',
    gender: 'prefer-not-to-say',
    zone: 'elsewhere',
    workStatus: 'retired',
    topics: ['in-person'],
    timeSlot: '10-13',
    day: 'monday',
    topicsOther: undefined,
    dayOther: undefined,
    message: words,
  },
} satisfies { contact: Partial<Contact>; 'listening-desk': Partial<ListeningDesk> }

const answerSchema = z.object({ code: z.string().optional() })

/**
 * Sends by each form what a visitor without Google's script would send, on the same way and under the
 * same limits. Returns how many messages the mail provider has taken: the site answers success for
 * nothing else.
 */
export async function sendTestMessages(origin: string) {
  const faults: string[] = []
  let taken = 0
  for (const form of formNames) {
    const { status, code } = await send(origin, form)
    if (status === 200) taken += 1
    // A pause of the desk is told to visitors too.
    else if (code !== 'paused') {
      faults.push(`Il modulo «${form}» non prende messaggi: risposta ${status} ${code}.`)
    }
  }
  return { taken, faults }
}

async function send(origin: string, form: FormName) {
  try {
    const response = await fetch(`${origin}/api/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(submission(form, { ...answers[form], email: testAddress })),
      signal: AbortSignal.timeout(20_000),
    })
    const { code = '' } = answerSchema.catch({}).parse(await response.json().catch(() => ({})))
    return { status: response.status, code }
  } catch (error) {
    return { status: 0, code: (error as Error).message }
  }
}
