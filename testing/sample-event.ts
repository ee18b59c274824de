import type { z } from 'zod'
import type { eventSchema } from '../lib/content/schemas/events'
import { everyLanguage } from './every-language'

export type SampleEvent = z.input<typeof eventSchema> & { id: string }

/** An event as lib/entries/read-entries.ts has it: for tests, which must not depend on what is on. */
export function sampleEvent(id = 'due-pomeriggi'): SampleEvent {
  return {
    id,
    publishedOn: '2026-11-02',
    title: everyLanguage({ it: 'Due pomeriggi', en: 'Two afternoons', es: 'Dos tardes' }),
    subtitle: everyLanguage({ it: 'Parlarne', en: 'Talking', es: 'Hablar' }),
    sessions: [
      { date: '2027-10-25', start: '16:00', end: '18:30' },
      { date: '2027-10-26', start: '16:00', end: '18:30' },
    ],
    location: { name: 'Sala, al primo piano', address: 'Via di Esempio 1, Quartu Sant’Elena' },
    shortDescription: everyLanguage({
      it: 'Due incontri.',
      en: 'Two sessions.',
      es: 'Dos encuentros.',
    }),
    description: everyLanguage({
      it: '<p>Hai una domanda? <a href="/contacts">Scrivici</a>.</p>',
      en: '<p>Do you have a question? <a href="/contacts">Write to us</a>.</p>',
      es: '<p>¿Tienes alguna pregunta? <a href="/contacts">Escríbenos</a>.</p>',
    }),
    audiences: ['adults'],
    price: 'free',
    state: 'scheduled',
  }
}
