import { say } from '../content/editor-language'
import type { Locale } from '../i18n/locales'
import { dateAnswer, localized, recordDraft, type ContentForm } from './content-form'
import {
  sameWordsField,
  schemaField,
  textFields,
  translationLocales,
  type FormField,
} from './form-field'
import { freeId, paragraphs, slug } from './plain-text'
import { oneLine, type Answers, type Fault } from './read-answers'
import { readSessions } from './read-dates'

const file = 'content/events.json'

const sessionsField = schemaField(file, ['sessions'], {
  id: 'dates',
  label: 'Date e orari',
  kind: 'text',
  hint: {
    it: 'Una riga per ogni data, con l’inizio e la fine. Se finisce dopo mezzanotte, lascia la data di inizio: 6 marzo 2027, 21:00–00:30.',
    en: 'One line for each date, with beginning and end. If it ends after midnight, keep the date on which it begins: 2027-03-06 21:00-00:30.',
  },
  example: '6 marzo 2027, 16:00–18:00\n2027-03-13 16:00-18:00',
})

const euroField = schemaField(file, ['price', 'euro'], {
  id: 'euro',
  label: 'Prezzo in euro',
  kind: 'line',
  hint: { it: 'Solo se si paga.', en: 'Only if there is a charge.' },
  example: '12,50',
  isRequired: false,
})

const bookingUntilField = schemaField(file, ['bookingUntil'], {
  id: 'booking-until',
  label: 'Prenotazioni fino al',
  kind: 'line',
  example: '5 marzo 2027',
})

function texts(locale: Locale): FormField[] {
  return textFields(file, locale, [
    { place: ['title'], words: { id: 'title', label: 'Titolo', kind: 'line', longest: 80 } },
    {
      place: ['subtitle'],
      words: { id: 'subtitle', label: 'Sottotitolo', kind: 'line', longest: 140 },
    },
    {
      place: ['shortDescription'],
      words: { id: 'summary', label: 'Riassunto', kind: 'text', longest: 300 },
    },
    {
      place: ['description'],
      words: {
        id: 'text',
        label: 'Testo intero',
        kind: 'text',
        hint: {
          it: 'Una riga vuota divide i paragrafi; le righe che iniziano con un trattino sono un elenco.',
          en: 'An empty line divides paragraphs; lines that begin with a hyphen are a list.',
        },
        longest: 6000,
      },
    },
  ])
}

export const eventForm: ContentForm = {
  kind: 'event',
  name: 'Nuovo evento',
  about: {
    it: 'Mettere sul sito un evento: date, luogo e testi in tutte le lingue.',
    en: 'Put an event on the site: dates, place, and texts in all languages.',
  },
  fields: [
    ...texts('it'),
    sessionsField,
    schemaField(file, ['location', 'name'], {
      id: 'place',
      label: 'Luogo',
      kind: 'line',
      longest: 80,
    }),
    schemaField(file, ['location', 'address'], {
      id: 'address',
      label: 'Indirizzo',
      kind: 'line',
      longest: 160,
    }),
    schemaField(file, ['location', 'mapUrl'], { id: 'map', label: 'Mappa', kind: 'line' }),
    schemaField(file, ['audiences'], {
      id: 'audiences',
      label: 'Per chi',
      kind: 'choices',
      hint: { it: 'Scegli almeno una voce.', en: 'Choose at least one.' },
    }),
    schemaField(file, ['price'], {
      id: 'price',
      label: 'Come si partecipa',
      kind: 'choice',
      hint: {
        it: 'Se è gratis ma si prenota, scegli «Gratis» e compila «Prenotazioni fino al».',
        en: 'If it is free but has to be booked, choose «Gratis» and fill in «Prenotazioni fino al».',
      },
    }),
    euroField,
    bookingUntilField,
    ...translationLocales.flatMap(texts),
    sameWordsField,
  ],
  draft(answers, content, today) {
    const faults: Fault[] = []
    const { sessions, faults: noSessions } = readSessions(answers.text('dates'))
    faults.push(...noSessions.map((sentence) => ({ field: sessionsField, sentence })))
    if (sessions.length > 0 && sessions.every(({ date }) => date < today)) {
      faults.push({ field: sessionsField, sentence: allOver() })
    }
    const id = freeId(slug(answers.text('title-it')) || 'evento', content[file])
    return recordDraft(eventForm.fields, {
      file,
      title: `content: nuovo evento ${id}`,
      faults,
      record: {
        id,
        publishedOn: today,
        title: localized(answers, 'title'),
        subtitle: localized(answers, 'subtitle'),
        sessions,
        location: {
          name: answers.text('place'),
          address: answers.text('address'),
          mapUrl: answers.text('map'),
        },
        shortDescription: localized(answers, 'summary', oneLine),
        description: localized(answers, 'text', paragraphs),
        audiences: answers.chosen('audiences'),
        price: readPrice(answers, faults),
        status: 'scheduled',
        bookingUntil: dateAnswer(answers, bookingUntilField, faults),
      },
    })
  },
}

function readPrice(answers: Answers, faults: Fault[]) {
  const [price] = answers.chosen('price')
  const amount = answers
    .text('euro')
    .replace(/€|euro/i, '')
    .trim()
  if (price !== 'euro') {
    if (amount) faults.push({ field: euroField, sentence: notPaid() })
    return price
  }
  if (/^\d{1,4}(?:[.,]\d{1,2})?$/.test(amount)) return { euro: Number(amount.replace(',', '.')) }
  faults.push({ field: euroField, sentence: noAmount() })
  return undefined
}

function allOver(): string {
  return say(
    'tutte le date sono già passate. Controlla l’anno.',
    'all dates are over already. Check the year.',
  )
}

function notPaid(): string {
  return say(
    'c’è un prezzo, ma la scelta non è «Si paga». Cambia la scelta, o togli il prezzo.',
    'there is a price, but the choice is not “Si paga”. Change the choice, or remove the price.',
  )
}

function noAmount(): string {
  return say(
    'non è una somma in euro. Scrivila come 12,50.',
    'is not an amount of euro. Write it as 12.50.',
  )
}
