import { z } from 'zod'
import type { Contact } from '../../lib/forms/contact'
import { formNames, type FormName } from '../../lib/forms/forms'
import type { ListeningDesk } from '../../lib/forms/listening-desk'
import { submission } from '../../testing/submissions'
import { reach } from './reach'

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
    topics: ['in-person'],
    topicsOther: undefined,
    message: words,
  },
} satisfies { contact: Partial<Contact>; 'listening-desk': Partial<ListeningDesk> }

const answerSchema = z.object({ code: z.string().optional() })

const titles: Record<FormName, string> = {
  contact: 'dei contatti',
  'listening-desk': 'dello sportello d’ascolto',
}

/**
 * Sends by each form what a visitor without Google's script would send, on the same way and under the
 * same limits. Returns how many messages the mail provider has taken: the site answers success for
 * nothing else.
 */
export async function sendTestMessages(
  origin: string,
  reasonOfProvider: () => Promise<string | undefined>,
) {
  const faults: string[] = []
  let taken = 0
  for (const form of formNames) {
    const { status, code } = await send(origin, form)
    if (status === 200) taken += 1
    // A pause of the desk is told to visitors too.
    if (status === 200 || code === 'paused') continue
    const known =
      code === 'unavailable'
        ? 'la configurazione della posta manca o è sbagliata; il registro del server dice dove'
        : code.startsWith('delivery-') && (await reasonOfProvider())
    const reason = known || `risposta ${[status, code].filter(Boolean).join(' ')}`
    faults.push(`Il modulo ${titles[form]} non prende messaggi: ${reason}.`)
  }
  return { taken, faults }
}

async function send(origin: string, form: FormName): Promise<{ status: number; code: string }> {
  try {
    const response = await reach(`${origin}/api/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(submission(form, { ...answers[form], email: testAddress })),
    })
    const { code = '' } = answerSchema.catch({}).parse(await response.json().catch(() => ({})))
    return { status: response.status, code }
  } catch (error) {
    return { status: 0, code: (error as Error).message }
  }
}
