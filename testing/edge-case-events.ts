import { eventSchema } from '../lib/content/schemas/events'
import { everyLanguage } from './every-language'
import { sampleEvent } from './sample-event'

/** Titles as volunteers write them: in other scripts, very long, with signs that formats give a meaning. */
const titles = [
  'Due pomeriggi',
  'Зустріч для українських родин',
  'لقاء للعائلات (2027)!',
  '见面 – incontro',
  'Łukasz Żak, Dvořák e Ștefan',
  'Psiconeuroendocrinoimmunologicoesistenzialmente',
  'Parlare di emozioni in famiglia senza imbarazzo: quattro incontri aperti per genitori, figlie e figli, nonne e nonni, insegnanti, vicine e vicini di casa, e per te',
  'Ansia, paure; e poi? \\o/ <b>tutto</b> & «niente» "qui" ]]>',
  'Perche\u0301 no? 🎉👩‍👩‍👧',
  'SUMMARY:BEGIN\u2028VEVENT',
] as const

/** Before, on and after the changes of the clocks, midnights and turns of months and years, over and to come. */
const dates = [
  [{ date: '2027-03-28', start: '01:30', end: '03:30' }],
  [{ date: '2027-03-27', start: '22:00', end: '04:00' }],
  [{ date: '2027-10-31', start: '02:30', end: '05:00' }],
  [
    { date: '2027-10-30', start: '21:00', end: '00:30' },
    { date: '2027-10-31', start: '10:00', end: '12:00' },
  ],
  [{ date: '2027-12-31', start: '21:00', end: '00:30' }],
  [{ date: '2026-12-31', start: '23:59', end: '00:00' }],
  [{ date: '2028-02-29', start: '00:00', end: '23:59' }],
  [
    { date: '2026-11-20', start: '09:00', end: '10:00' },
    { date: '2027-05-01', start: '16:00', end: '18:30' },
  ],
  [{ date: '2025-12-31', start: '21:00', end: '06:00' }],
  [
    { date: '2027-06-02', start: '09:00', end: '10:00' },
    { date: '2027-06-02', start: '10:00', end: '11:00' },
  ],
] as const

/** The day on which they are read: some are over, some may no longer be booked. */
export const edgeCaseDay = '2027-03-15T12:00:00+01:00'

/** Sixty events as content/events may hold them, each state with each title and each kind of dates. */
export const edgeCaseEvents = eventSchema.shape.state.options.flatMap((state, row) =>
  titles.map((title, place) => {
    const sessions = dates[(place + row) % dates.length] ?? dates[0]
    return {
      ...sampleEvent(`evento-${row}-${place}`),
      title: everyLanguage({ it: title, en: `${title} (en)`, es: `${title} (es)` }),
      sessions: sessions.map((session) => ({ ...session })),
      state,
      ...(state !== 'scheduled' && { updatedOn: '2026-12-01' }),
      ...(place % 3 === 0 && { bookingUntil: sessions[0].date }),
      ...(place % 4 === 1 && { price: { euro: 12.5 } }),
      ...(place % 5 === 2 && { publishedOn: '2026-11-02' }),
    }
  }),
)
