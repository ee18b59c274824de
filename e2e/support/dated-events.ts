import type { Event } from '../../lib/content/events'
import { everyLanguage } from '../../testing/every-language'
import { sampleEvent } from '../../testing/sample-event'

/** A photograph that takes the place of one event's picture. */
export const ownPicture = {
  file: '/content/pictures/primavera.jpg',
  alt: everyLanguage({ it: 'Una foto', en: 'A photo', es: 'Una foto nuestra' }),
}

/** Longer than any that a dictionary of our languages has. */
const longWord = 'Psiconeuroendocrinoimmunologicoesistenzialmente'

/** The event in each state that its page, lists, feeds and calendars tell. */
export const inState: Record<Exclude<Event['state'], 'scheduled'>, string> = {
  cancelled: 'annullato',
  full: 'pieno',
  postponed: 'rinviato',
  moved: 'spostato',
  'booking-closed': 'chiuso',
}

type Change = Record<string, unknown> & { dates: [date: string, start?: string, end?: string][] }

/** Events of years that no build will ever see as over, and one that all do, each after the earlier ones. */
const changes: Record<string, Change> = {
  'molto-tempo-fa': { dates: [['2020-05-02']] },
  // The clocks go forward on 26 March 2090, and back on 29 October.
  primavera: {
    dates: [['2090-03-26', '10:00', '12:00']],
    audiences: ['children'],
    picture: ownPicture,
  },
  ottobre: { dates: [['2090-10-28'], ['2090-10-29']] },
  annullato: { dates: [['2090-10-29', '20:00', '22:00']], state: 'cancelled' },
  prenotazione: {
    dates: [['2090-11-20']],
    bookingUntil: '2090-11-10',
    price: { euro: 12.5 },
    audiences: ['adults', 'youth'],
  },
  pieno: {
    dates: [['2090-12-05']],
    state: 'full',
    price: 'donation',
    title: everyLanguage({
      it: `Pieno: ${longWord}`,
      en: `Full: ${longWord}`,
      es: `Cena: ${longWord}`,
    }),
    location: { name: longWord, address: `Via ${longWord} 1, Quartu Sant’Elena` },
  },
  capodanno: {
    dates: [['2090-12-31', '21:00', '00:30']],
    reservationRequired: true,
    audiences: ['adults', 'parents'],
  },
  // A line each, after those that are shown in full.
  rinviato: { dates: [['2092-02-03']], state: 'postponed' },
  spostato: { dates: [['2092-02-04']], state: 'moved', bookingUntil: '2092-02-01' },
  chiuso: {
    dates: [['2092-02-05']],
    state: 'booking-closed',
    title: everyLanguage({
      it: longWord,
      en: `${longWord}s`,
      es: `${longWord}es`,
    }),
  },
  ucraino: {
    dates: [['2092-02-06']],
    title: everyLanguage({
      it: 'Зустріч для українських родин',
      en: 'Зустріч для українських родин – meeting',
      es: 'Зустріч для українських родин – encuentro',
    }),
  },
}

/** An event with everything in its description, which is over whenever the tests run. */
export const pastEvent = {
  ...sampleEvent('due-pomeriggi'),
  sample: true,
  shortDescription: everyLanguage({
    it: 'Due pomeriggi per parlare di come si sta, con parole semplici e piccole attività.',
    en: 'Two afternoons to talk about how we’re feeling, in simple words and small activities.',
    es: 'Dos tardes para hablar de cómo estamos, con palabras sencillas y pequeñas actividades.',
  }),
  sessions: ['2019-01-10', '2019-01-11'].map((date) => ({ date, start: '16:00', end: '18:30' })),
  description: everyLanguage({
    it: '<p>Parliamo di <em>come si sta</em>. Useremo:</p><ul><li>parole semplici;</li><li>piccole attività.</li></ul><p>Si può venire a <strong>un solo pomeriggio</strong>. Hai una domanda? <a href="/contacts">Scrivici</a>.</p>',
    en: '<p>We talk about <em>how we’re feeling</em>. We’ll use:</p><ul><li>simple words</li><li>small activities</li></ul><p>You can come to <strong>just one afternoon</strong>. Do you have a question? <a href="/contacts">Write to us</a>.</p>',
    es: '<p>Hablamos de <em>cómo estamos</em>. Usaremos:</p><ul><li>palabras sencillas;</li><li>pequeñas actividades.</li></ul><p>Se puede venir a <strong>una sola tarde</strong>. ¿Tienes alguna pregunta? <a href="/contacts">Escríbenos</a>.</p>',
  }),
}

/** On both sides of the changes of the clocks and of New Year. */
export const datedEvents = Object.entries(changes).map(datedEvent)

/** An event that is published long after the build. */
export const unpublished = {
  ...datedEvent(['futuro', { dates: [['2090-12-06']] }]),
  publishedOn: '2085-01-01',
}

function datedEvent([id, { dates, ...change }]: [string, Change]) {
  return {
    ...sampleEvent(id),
    title: everyLanguage({ it: `Evento ${id}`, en: `Event ${id}`, es: `Encuentro ${id}` }),
    shortDescription: everyLanguage({
      it: `Un incontro aperto a chi vuole parlare e ascoltare, con calma: ${id}.`,
      en: `A session open to all who would like to talk and to listen, calmly: ${id}.`,
      es: `Un encuentro abierto a quien quiera hablar y escuchar, con calma: ${id}.`,
    }),
    description: everyLanguage({
      it: '<p>Ci sediamo in cerchio e parliamo di quello che pesa: il lavoro, la casa, le persone a cui vogliamo bene. Nessuno è obbligato a raccontare: si può anche solo ascoltare, e andare via quando si vuole.</p><p>Chi conduce l’incontro propone una domanda e tiene il tempo. Alla fine c’è un tè caldo, per chi ha voglia di restare ancora un po’.</p>',
      en: '<p>We sit in a circle and talk about what weighs on us: work, home, the people we love. No one has to tell anything: you can just listen, and leave whenever you like.</p><p>Whoever leads the session asks a question and keeps the time. At the end there’s hot tea for those who feel like staying a little longer.</p>',
      es: '<p>Nos sentamos en círculo y hablamos de lo que pesa: el trabajo, la casa, las personas a las que queremos. Nadie tiene que contar nada: se puede solo escuchar, e irse cuando se quiera.</p><p>Quien guía el encuentro propone una pregunta y cuida el tiempo. Al final hay té caliente para quien quiera quedarse un poco más.</p>',
    }),
    ...('state' in change && { updatedOn: '2026-11-12' }),
    sessions: dates.map(([date, start = '16:00', end = '18:30']) => ({ date, start, end })),
    ...change,
  }
}
