import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { stringify } from 'yaml'
import type { ContentForm } from './content-form'
import { contentForms } from './content-forms'
import type { FormField } from './form-field'
import { formHeading } from './read-issue'

const folder = '.github/ISSUE_TEMPLATE'

/** Returns GitHub's issue forms by their paths, as the content's schemas have their fields. */
export async function issueForms(): Promise<Map<string, string>> {
  const files = [
    ...contentForms.map((form) => [`${folder}/${form.kind}.yml`, issueForm(form)] as const),
    [`${folder}/config.yml`, { blank_issues_enabled: true }] as const,
  ]
  const texts = files.map(async ([file, value]) => {
    const yaml = `# npm run content -- --fix writes this file.\n${stringify(value, { lineWidth: 0 })}`
    const options = await resolveConfig(file)
    return [file, await format(yaml, { ...options, parser: 'yaml' })] as const
  })
  return new Map(await Promise.all(texts))
}

export async function writeIssueForms(root: string): Promise<void> {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of await issueForms()) writeFileSync(join(root, file), text)
}

function issueForm({ kind, name, about, fields }: ContentForm) {
  return {
    name,
    description: `${about.it} / ${about.en}`,
    title: `${name}: `,
    body: [
      { type: 'markdown', attributes: { value: introduction(kind) } },
      {
        type: 'dropdown',
        id: 'form',
        attributes: { label: formHeading, options: [name], default: 0 },
        validations: { required: true },
      },
      ...fields.map(element),
    ],
  }
}

/** GitHub accepts an event without its translations: who knows the languages can add them later. */
function element({ id, label, kind, hint, example, isRequired, options, locale }: FormField) {
  const words = options?.map((option) => option.words)
  const isChecks = kind === 'choices' || kind === 'tick'
  return {
    type: isChecks
      ? 'checkboxes'
      : kind === 'choice'
        ? 'dropdown'
        : kind === 'line'
          ? 'input'
          : 'textarea',
    id,
    attributes: {
      label,
      description: `${hint.it} / ${hint.en}`,
      ...(example && !words && { placeholder: example }),
      ...(words && {
        options: isChecks
          ? words.map((word) =>
              kind === 'tick' && isRequired ? { label: word, required: true } : { label: word },
            )
          : words,
      }),
    },
    ...(!isChecks && { validations: { required: isRequired && (locale ?? 'it') === 'it' } }),
  }
}

const withoutTranslations = {
  it: 'Puoi inviare anche senza le traduzioni: il programma prepara la proposta quando qualcuno le aggiunge.',
  en: 'You can send it without the translations: the program prepares the proposal once somebody has added them.',
}

const oneLanguage = {
  it: 'Puoi cambiare anche una lingua sola: le altre restano come sono, e la proposta dice quali traduzioni rileggere.',
  en: 'You may change one language only: the others stay as they are, and the proposal says which translations to read again.',
}

function introduction(kind: ContentForm['kind']): string {
  const languages = kind === 'text' ? oneLanguage : withoutTranslations
  return `Scrivi qui: un programma controlla e prepara la proposta. Se manca qualcosa, ti risponde qui sotto; tu correggi e salvi, e il programma riprova. ${languages.it}

**Questa pagina può essere pubblica:** non scrivere dati di persone che non hanno dato il consenso.

*Write here: a program checks it and prepares the proposal, or answers below what is missing. ${languages.en} This page may be public: no data of people who have not agreed.*
`
}
