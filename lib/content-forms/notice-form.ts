import { say } from '../content/editor-language'
import { locales } from '../i18n/locales'
import type { PagePath } from '../pages'
import { dateAnswer, localized, recordDraft, type ContentForm } from './content-form'
import { sameWordsField, schemaField, textField, type FormField } from './form-field'
import { freeId } from './plain-text'
import { oneLine, type Fault } from './read-answers'

const file = 'content/notice.json'

const pageNames: Record<PagePath, string> = {
  '/': 'Pagina iniziale',
  '/about-us': 'Chi siamo',
  '/services': 'Servizi',
  '/services/psychological-services': 'Sostegno psicologico',
  '/services/listening-desk': 'Sportello d’ascolto',
  '/services/listening-desk/pocket-card': 'Foglietto da stampare',
  '/services/educational-support': 'Sostegno educativo',
  '/services/training-paths': 'Percorsi di formazione',
  '/services/workshops': 'Laboratori',
  '/events': 'Eventi',
  '/donations': 'Sostienici',
  '/contacts': 'Contatti',
  '/privacy-policy': 'Privacy',
  '/cookie-policy': 'Cookie',
  '/accessibility': 'Accessibilità',
}

const fromField = schemaField(file, ['from'], {
  id: 'from',
  label: 'Primo giorno',
  kind: 'line',
  hint: { it: 'Il primo giorno in cui si vede.', en: 'The first day on which it shows.' },
  example: '9 agosto 2027',
})

const untilField = schemaField(file, ['until'], {
  id: 'until',
  label: 'Ultimo giorno',
  kind: 'line',
  example: '20 agosto 2027',
})

const linkField: FormField = {
  ...schemaField(file, ['link', 'path'], {
    id: 'link',
    label: 'Pagina a cui porta',
    kind: 'choice',
    hint: {
      it: 'Un link a una pagina del sito. Facoltativo.',
      en: 'A link to a page of the site. Optional.',
    },
    isRequired: false,
  }),
  options: Object.entries(pageNames).map(([value, words]) => ({ value, words })),
}

const labelFields = locales.map((locale) =>
  textField(file, ['link', 'label'], locale, {
    id: 'link-words',
    label: 'Parole del link',
    kind: 'line',
    longest: 60,
    isRequired: false,
  }),
)

export const noticeForm: ContentForm = {
  kind: 'notice',
  name: 'Nuovo avviso',
  about: {
    it: 'Mettere un avviso in cima a tutte le pagine, dal primo all’ultimo giorno.',
    en: 'Put up a notice at the top of every page, from the first day to the last.',
  },
  fields: [
    fromField,
    untilField,
    schemaField(file, ['tone'], {
      id: 'tone',
      label: 'Che avviso è',
      kind: 'choice',
      hint: {
        it: 'Urgente: una chiusura improvvisa, o un numero che non risponde.',
        en: 'Urgent: a sudden closure, or a number that is not answered.',
      },
    }),
    ...locales.map((locale) =>
      textField(file, ['text'], locale, {
        id: 'text',
        label: 'Avviso',
        kind: 'text',
        longest: 300,
      }),
    ),
    linkField,
    ...labelFields,
    sameWordsField,
  ],
  draft(answers, content, today) {
    const faults: Fault[] = []
    const from = dateAnswer(answers, fromField, faults)
    const until = dateAnswer(answers, untilField, faults)
    if (until && from > until) faults.push({ field: untilField, sentence: beforeFirst() })
    else if (until && until < today) faults.push({ field: untilField, sentence: over() })
    const [path] = answers.chosen('link')
    const label = localized(answers, 'link-words', oneLine)
    const isLinked = path !== undefined || Object.values(label).some((words) => words)
    if (isLinked) {
      if (!path) faults.push({ field: linkField, sentence: noPage() })
      for (const field of labelFields) {
        if (!answers.text(field.id)) faults.push({ field, sentence: noWords() })
      }
    }
    const id = freeId(`avviso-${from || today}`, content[file])
    return recordDraft(noticeForm.fields, {
      file,
      title: `content: nuovo avviso ${id}`,
      faults,
      record: {
        id,
        from,
        until,
        tone: answers.chosen('tone')[0],
        text: localized(answers, 'text', oneLine),
        link: isLinked ? { path, label } : undefined,
      },
    })
  },
}

function beforeFirst(): string {
  return say('viene prima del primo giorno.', 'comes before the first day.')
}

function over(): string {
  return say('è già passato. Controlla l’anno.', 'is over already. Check the year.')
}

function noPage(): string {
  return say(
    'ci sono le parole del link, ma non la pagina. Scegli la pagina, o togli le parole.',
    'there are words for a link, but no page. Choose the page, or remove the words.',
  )
}

function noWords(): string {
  return say(
    'mancano le parole del link. Scrivile, o togli la pagina.',
    'the words of the link are missing. Write them, or remove the page.',
  )
}
