import type { z } from 'zod'
import type { associationSchema } from '../lib/content/schemas/association'
import type { deskPauseSchema } from '../lib/content/schemas/desk-pause'
import type { helplinesSchema } from '../lib/content/schemas/helplines'
import type { listeningDeskSchema } from '../lib/content/schemas/listening-desk'
import type { noticeSchema } from '../lib/content/schemas/notice'
import type { redirectsSchema } from '../lib/content/schemas/redirects'
import type { reviewSchema } from '../lib/content/schemas/reviews'
import type { transparencySchema } from '../lib/content/schemas/transparency'
import { everyLanguage } from './every-language'
import { sampleEvent } from './sample-event'

const records = {
  'content/association.json': {
    identity: {
      name: 'Associazione Prova APS',
      shortName: 'Prova',
      coordinator: 'Nome Cognome',
      fiscalCode: '12345678903',
      activeSince: 2016,
    },
    address: {
      street: 'Via di Prova 1',
      postalCode: '09045',
      city: 'Quartu Sant’Elena',
      province: 'CA',
      mapUrl: 'https://www.openstreetmap.org/',
    },
    contacts: {
      phone: '+390701234567',
      whatsapp: '+393201234567',
      email: 'info@example.org',
      instagram: { handle: 'prova', url: 'https://www.instagram.com/prova/' },
      facebook: { name: 'Prova', url: 'https://www.facebook.com/prova' },
    },
    donations: {
      iban: 'IT60X0542811101000000123456',
      accountHolder: 'Associazione Prova APS',
      paypalUrl: 'https://www.paypal.com/donate/',
    },
  } satisfies z.input<typeof associationSchema>,
  'content/desk-pause.json': [
    {
      from: '2027-08-09',
      until: '2027-08-22',
      text: everyLanguage({
        it: 'Siamo in vacanza.',
        en: 'We’re on holiday.',
        es: 'Estamos de vacaciones.',
      }),
    },
  ] satisfies z.input<typeof deskPauseSchema>,
  'content/events/due-pomeriggi.json': { sample: true, ...sampleEvent(), id: undefined },
  'content/helplines.json': [
    {
      id: 'emergency',
      forMinors: false,
      tel: '112',
      name: everyLanguage({ it: 'Emergenza', en: 'Emergency services', es: 'Emergencias' }),
      purpose: everyLanguage({ it: 'In caso di pericolo.', en: 'In danger.', es: 'En peligro.' }),
      cost: 'free',
      languages: 'italian',
      ways: [
        { kind: 'whatsapp', url: 'https://wa.me/393330000000', source: 'example.org' },
        { kind: 'form', url: 'https://example.org/modulo', source: 'example.org' },
        { kind: 'chat', url: 'https://example.org/chat', source: 'example.org' },
      ],
      source: 'example.org',
      verifiedOn: '2027-03-01',
    },
  ] satisfies z.input<typeof helplinesSchema>,
  'content/listening-desk.json': {
    days: ['monday', 'friday'],
    slots: [{ start: '10:00', end: '13:00' }],
    calling: {
      number: everyLanguage({
        it: 'Chiamiamo noi.',
        en: 'We’ll call you.',
        es: 'Llamamos nosotros.',
      }),
      missed: everyLanguage({ it: 'Poi chiama tu.', en: 'Then call us.', es: 'Luego llama tú.' }),
    },
    closures: { daysOff: ['12-25', '2027-08-16'] },
  } satisfies z.input<typeof listeningDeskSchema>,
  'content/notice.json': [
    {
      id: 'chiusura-estiva',
      from: '2027-08-10',
      until: '2027-08-20',
      tone: 'info',
      text: everyLanguage({
        it: 'Siamo chiusi.',
        en: 'We’re closed.',
        es: 'Estamos de vacaciones.',
      }),
    },
  ] satisfies z.input<typeof noticeSchema>,
  'content/redirects.json': [
    { from: '/chi-siamo', to: '/about-us' },
    { from: '/serata', to: '/events/due-pomeriggi' },
  ] satisfies z.input<typeof redirectsSchema>,
  'content/reviews/recensione-1.json': {
    name: 'A.',
    text: everyLanguage({
      it: 'Mi hanno ascoltato.',
      en: 'They listened to me.',
      es: 'Me escucharon.',
    }),
    consentOn: '2027-02-01',
    nameForm: 'initial',
    until: '2028-02-01',
  } satisfies z.input<typeof reviewSchema>,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, place) => otherReview(place + 2))),
  'content/transparency.json': {
    checkedOn: '2027-01-15',
    accounts: [],
    grants: [
      {
        body: 'Comune di Prova',
        amount: 1200,
        receivedOn: '2026-05-04',
        reason: everyLanguage({ it: 'Laboratori.', en: 'Workshops.', es: 'Talleres.' }),
      },
    ],
    fivePerThousand: [],
  } satisfies z.input<typeof transparencySchema>,
}

/** Content as editors write it, for tests, which must not depend on what the site says today. */
export const sampleContent: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(records).map(([file, record]) => [file, `${JSON.stringify(record, null, 2)}\n`]),
)

/** As many as the home page has places for. */
function otherReview(number: number) {
  const text = everyLanguage({
    it: `Grazie ${number}.`,
    en: `Thank you ${number}.`,
    es: `Gracias ${number}.`,
  })
  const review: z.input<typeof reviewSchema> = { sample: true, name: 'B.', text }
  return [`content/reviews/recensione-${number}.json`, review] as const
}
