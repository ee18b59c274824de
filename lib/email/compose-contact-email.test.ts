import { expect, test } from 'vitest'
import italian from '@/messages/it.json'
import { examples, submission } from '@/testing/submissions'
import { contactForm, contactSchema } from '../forms/contact'
import { composeContactEmail } from './compose-contact-email'
import { plainText } from './staff-email-content'

function describe(changes: Record<string, unknown> = {}) {
  const submissionId = '9c1b2a3d-0000-4000-8000-000000000000'
  return composeContactEmail({
    ...contactSchema.parse(submission('contact', changes)),
    submissionId,
    reference: '9C1B2A3D',
  })
}

test('the e-mail has the answers in the order of the form, in Italian', () => {
  const { answers, reply } = describe({ locale: 'en' })
  const { contact: labels } = italian.FormFields
  // That the privacy notice was read is a note.
  const answered = contactForm.fields.filter(
    (field) => field !== 'privacy' && field in examples.contact,
  )
  expect(answers.map(({ label }) => label)).toEqual([
    ...answered.map((field) => labels[field]),
    'Lingua della pagina',
    'Riferimento',
  ])
  for (const answer of [
    { label: labels.name, value: examples.contact.name, long: false },
    { label: labels.email, value: examples.contact.email, long: false, href: reply?.href },
    { label: labels.message, value: examples.contact.message, long: true, typedIn: 'en' },
    { label: 'Lingua della pagina', value: 'inglese' },
    { label: 'Riferimento', value: '9C1B2A3D' },
  ]) {
    expect(answers).toContainEqual(answer)
  }
})

test('the subject tells nothing but the reference', () => {
  expect(describe().subject).toBe('Nuova richiesta (rif.\u00a09C1B2A3D)')
})

test('before the answers stand the rules for minors, calls, callers and danger', () => {
  const { seemsMinor, numberInMessage, unprovenCaller, danger } = italian.StaffEmail
  expect(describe().contactRules.rules).toEqual([
    seemsMinor,
    numberInMessage,
    unprovenCaller,
    danger,
  ])
})

test('the text keeps line breaks, and nothing typed can pass for a label of ours', () => {
  const text = plainText(describe({ message: 'Ciao\n\nRiferimento\nfalso\n--' }))
  expect(text).toContain('\nMessaggio\n  Ciao\n  \n  Riferimento\n  falso\n  --\n')
  expect(text.match(/^Riferimento$/gm)).toHaveLength(1)
  expect(text.match(/^--$/gm)).toHaveLength(1)
})
