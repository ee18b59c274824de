import { useLocale, useTranslations } from 'next-intl'
import { listeningDeskForm, options } from '@/lib/forms/listening-desk'
import { optionWords, type Option } from '@/lib/forms/option-words'

type FieldName = (typeof listeningDeskForm.fields)[number]

/**
 * Returns what every field of the form has: its name, its words and whether it may stay empty, which
 * the form's definition says; of a choice, also its codes with their words.
 */
export function useDeskField() {
  const words = useTranslations('FormFields')
  const optionTranslator = useTranslations('FormOptions')
  const locale = useLocale()

  function field(name: FieldName) {
    const { optionalFields }: { optionalFields: readonly string[] } = listeningDeskForm
    return { name, label: words(`listeningDesk.${name}`), optional: optionalFields.includes(name) }
  }

  function choice(name: keyof typeof options) {
    return {
      ...field(name),
      options: options[name].map((code) => ({
        value: code,
        // TypeScript would pair each field with the codes of all the others too.
        label: optionWords({ field: name, code } as Option, locale, optionTranslator),
      })),
    }
  }
  return Object.assign(field, { choice })
}
