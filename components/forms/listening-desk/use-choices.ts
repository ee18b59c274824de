import { useLocale, useTranslations } from 'next-intl'
import { options } from '@/lib/forms/listening-desk'
import { optionWords, type Option } from '@/lib/forms/option-words'

/** Returns the codes of a choice with their words, in the order of the schema. */
export function useChoices(field: keyof typeof options) {
  const t = useTranslations('FormOptions')
  const locale = useLocale()
  return options[field].map((code) => ({
    value: code,
    // TypeScript would pair each field with the codes of all the others too.
    label: optionWords({ field, code } as Option, locale, t),
  }))
}
