import { everyLanguage } from '../../testing/every-language'
import { sampleEvent } from '../../testing/sample-event'

/** A photograph that takes the place of one event's picture. */
export const ownPicture = {
  file: '/assets/pictures/primavera.jpg',
  alt: everyLanguage({ it: 'Una foto', en: 'A photo', es: 'Una foto nuestra' }),
}

type Change = Record<string, unknown> & { dates: [date: string, start?: string, end?: string][] }

/** Events of a year that no build will ever see as over, and one that all do. */
const changes: Record<string, Change> = {
  'molto-tempo-fa': { dates: [['2020-05-02']] },
  // The clocks go forward on 26 March 2090, and back on 29 October.
  primavera: {
    dates: [['2090-03-26', '10:00', '12:00']],
    audiences: ['children'],
    picture: ownPicture,
    access: { stepFree: 'yes', toilet: 'no' },
  },
  ottobre: { dates: [['2090-10-28'], ['2090-10-29']] },
  annullato: { dates: [['2090-10-29', '20:00', '22:00']], status: 'cancelled' },
  prenotazione: {
    dates: [['2090-11-20']],
    bookingUntil: '2090-11-10',
    price: { euro: 12.5 },
    audiences: ['adults', 'youth'],
  },
  pieno: { dates: [['2090-12-05']], status: 'full', price: 'donation' },
  capodanno: {
    dates: [['2090-12-31', '21:00', '00:30']],
    reservationRequired: true,
    audiences: ['adults', 'parents'],
  },
}

/** On both sides of the changes of the clocks and of New Year. */
export const datedEvents = Object.entries(changes).map(([id, { dates, ...change }]) => ({
  ...sampleEvent(id),
  title: everyLanguage({ it: `Evento ${id}`, en: `Event ${id}`, es: `Encuentro ${id}` }),
  shortDescription: everyLanguage({
    it: `Un incontro aperto a chi vuole parlare e ascoltare, con calma: ${id}.`,
    en: `A session open to all who would like to talk and to listen, calmly: ${id}.`,
    es: `Un encuentro abierto a quien quiera hablar y escuchar, con calma: ${id}.`,
  }),
  sessions: dates.map(([date, start = '16:00', end = '18:30']) => ({ date, start, end })),
  ...change,
}))
