import { locales } from '../lib/i18n/locales'

const written: Record<string, string> = {
  'content/association.json': `{
  "identity": {
    "name": "Associazione Prova APS",
    "shortName": "Prova",
    "coordinator": "Nome Cognome",
    "fiscalCode": "12345678903",
    "activeSince": 2016
  },
  "address": {
    "street": "Via di Prova 1",
    "postalCode": "09045",
    "city": "Quartu Sant’Elena",
    "province": "CA",
    "mapUrl": "https://www.openstreetmap.org/"
  },
  "contacts": {
    "phone": "+390701234567",
    "whatsapp": "+393201234567",
    "email": "info@example.org",
    "instagram": { "handle": "prova", "url": "https://www.instagram.com/prova/" },
    "facebook": { "name": "Prova", "url": "https://www.facebook.com/prova" }
  },
  "donations": {
    "iban": "IT60X0542811101000000123456",
    "accountHolder": "Associazione Prova APS",
    "paypalUrl": "https://www.paypal.com/donate/"
  }
}
`,
  'content/desk-pause.json': `[
  {
    "from": "2027-08-09",
    "until": "2027-08-22",
    "text": { "it": "Siamo in vacanza.", "en": "We’re on holiday.", "es": "Estamos de vacaciones." }
  }
]
`,
  'content/events/due-pomeriggi.json': `{
  "sample": true, "publishedOn": "2027-03-01",
  "title": { "it": "Due pomeriggi", "en": "Two afternoons", "es": "Dos tardes" },
  "subtitle": { "it": "Per parlare", "en": "To talk", "es": "Para hablar" },
  "sessions": [
    { "date": "2027-10-25", "start": "16:00", "end": "18:30" },
    { "date": "2027-10-26", "start": "16:00", "end": "18:30" }
  ],
  "location": { "name": "Sala grande", "address": "Via di Prova 1" },
  "shortDescription": {
    "it": "Ci vediamo lunedì 25 ottobre.",
    "en": "We’ll meet on Monday 25 October.",
    "es": "Nos vemos el lunes 25 de octubre."
  },
  "description": {
    "it": "<p>Hai una domanda? <a href=\\"/contacts\\">Scrivici</a>.</p>",
    "en": "<p>Do you have a question? <a href=\\"/contacts\\">Write to us</a>.</p>",
    "es": "<p>¿Tienes alguna pregunta? <a href=\\"/contacts\\">Escríbenos</a>.</p>"
  },
  "audiences": ["adults"],
  "price": "free",
  "status": "scheduled"
}
`,
  'content/helplines.json': `[
  {
    "id": "emergency",
    "forMinors": false,
    "tel": "112",
    "display": "112",
    "name": { "it": "Emergenza", "en": "Emergency services", "es": "Emergencias" },
    "purpose": { "it": "In caso di pericolo.", "en": "In danger.", "es": "En peligro." },
    "hours": { "it": "Giorno e notte", "en": "Day and night", "es": "Día y noche" },
    "languages": "italian", "source": "example.org",
    "verifiedOn": "2027-03-01"
  }
]
`,
  'content/listening-desk.json': `{
  "days": ["monday", "friday"],
  "slots": [{ "start": "10:00", "end": "13:00" }],
  "calling": {
    "number": { "it": "Chiamiamo noi.", "en": "We’ll call you.", "es": "Llamamos nosotros." },
    "missed": { "it": "Poi chiama tu.", "en": "Then call us.", "es": "Luego llama tú." }
  },
  "closures": { "daysOff": ["12-25", "2027-08-16"] }
}
`,
  'content/notice.json': `[
  {
    "id": "chiusura-estiva",
    "from": "2027-08-10",
    "until": "2027-08-20",
    "tone": "info",
    "text": { "it": "Siamo chiusi.", "en": "We’re closed.", "es": "Estamos de vacaciones." }
  }
]
`,
  'content/redirects.json': `[
  { "from": "/chi-siamo", "to": "/about-us" },
  { "from": "/serata", "to": "/events/due-pomeriggi" }
]
`,
  'content/reviews/recensione-1.json': `{
  "name": "A.",
  "text": {
    "it": "Mi hanno ascoltato.",
    "en": "They listened to me.",
    "es": "Me escucharon."
  },
  "consentOn": "2027-02-01",
  "nameForm": "initial",
  "until": "2028-02-01"
}
`,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, place) => otherReview(place + 2))),
  'content/transparency.json': `{
  "checkedOn": "2027-01-15",
  "accounts": [],
  "grants": [
    {
      "body": "Comune di Prova",
      "amount": 1200,
      "receivedOn": "2026-05-04",
      "reason": { "it": "Laboratori.", "en": "Workshops.", "es": "Talleres." }
    }
  ],
  "fivePerThousand": []
}
`,
}

/** As many as the home page has places for. */
function otherReview(number: number): [file: string, json: string] {
  const text = { it: `Grazie ${number}.`, en: `Thank you ${number}.`, es: `Gracias ${number}.` }
  const review = { sample: true, name: 'B.', text }
  return [`content/reviews/recensione-${number}.json`, JSON.stringify(review)]
}

const others = locales.filter((locale) => !['it', 'en', 'es'].includes(locale))

/** Content as editors write it, for tests, which must not depend on what the site says today. */
export const sampleContent = Object.fromEntries(
  Object.entries(written).map(([file, text]) => [file, inEveryLanguage(text)]),
)

/** Returns JSON with texts in three languages as it is with a new one: with the English words. */
function inEveryLanguage(json: string): string {
  return json.replace(/"en": ?("(?:[^"\\]|\\.)*")/g, (english, words) =>
    [english, ...others.map((locale) => `"${locale}": ${words}`)].join(', '),
  )
}
