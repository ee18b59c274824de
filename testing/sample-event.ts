import { everyLanguage } from './every-language'

/** An event as lib/entries/read-entries.ts has it: for tests, which must not depend on what is on. */
export function sampleEvent(id = 'due-pomeriggi') {
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
    description: everyLanguage({ it: '<p>Così.</p>', en: '<p>So.</p>', es: '<p>Así.</p>' }),
    audiences: ['adults'],
    price: 'free' as unknown,
    status: 'scheduled',
  }
}
