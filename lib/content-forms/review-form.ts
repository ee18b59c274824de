import { locales } from '../i18n/locales'
import { dateAnswer, localized, recordDraft, type ContentForm } from './content-form'
import { sameWordsField, schemaField, textFields, type FormField } from './form-field'
import { freeId } from './plain-text'
import { oneLine, type Fault } from './read-answers'

const file = 'content/reviews.json'

const consentField = schemaField(file, ['consentOn'], {
  id: 'consent-on',
  label: 'Giorno del consenso scritto',
  kind: 'line',
  example: '15 marzo 2027',
  isRequired: true,
})

const untilField = schemaField(file, ['until'], {
  id: 'until',
  label: 'Si vede fino al',
  kind: 'line',
  example: '15 marzo 2028',
})

const agreementField: FormField = {
  id: 'agreed',
  label: 'Consenso',
  kind: 'tick',
  hint: {
    it: 'Senza il consenso scritto una recensione non si pubblica.',
    en: 'Without a written consent a review is not published.',
  },
  isRequired: true,
  options: [
    {
      value: 'yes',
      words:
        'La persona ha accettato per iscritto che queste parole, questo nome e le traduzioni siano pubblici',
    },
  ],
}

export const reviewForm: ContentForm = {
  kind: 'review',
  name: 'Nuova recensione',
  about: {
    it: 'Pubblicare le parole di una persona che ha dato il suo consenso scritto.',
    en: 'Publish the words of a person who agreed in writing.',
  },
  fields: [
    schemaField(file, ['name'], { id: 'name', label: 'Nome', kind: 'line', longest: 40 }),
    schemaField(file, ['nameForm'], {
      id: 'name-form',
      label: 'Quale nome ha accettato',
      kind: 'choice',
      hint: { it: 'Il nome che si leggerà sul sito.', en: 'The name that will show on the site.' },
      isRequired: true,
    }),
    consentField,
    agreementField,
    ...locales.flatMap((locale) =>
      textFields(file, locale, [
        { place: ['text'], words: { id: 'text', label: 'Parole', kind: 'text', longest: 600 } },
      ]),
    ),
    untilField,
    sameWordsField,
  ],
  draft(answers, content, today) {
    const faults: Fault[] = []
    const consentOn = dateAnswer(answers, consentField, faults)
    const until = dateAnswer(answers, untilField, faults)
    const id = freeId(`recensione-${consentOn || today}`, content[file])
    return recordDraft(reviewForm.fields, {
      file,
      title: `content: nuova recensione ${id}`,
      faults,
      record: {
        id,
        name: answers.text('name'),
        text: localized(answers, 'text', oneLine),
        consentOn,
        nameForm: answers.chosen('name-form')[0],
        until,
      },
    })
  },
}
