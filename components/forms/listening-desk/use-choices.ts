import { useTranslations } from 'next-intl'
import { options } from '@/lib/forms/listening-desk'

type Field = keyof typeof options

/** TypeScript would pair each field with the codes of all the others too. */
type ChoiceKey = { [F in Field]: `${F}.${(typeof options)[F][number]}` }[Field]

/** The codes of a choice with their words, in the order of the schema. */
export function useChoices(field: Field) {
  const t = useTranslations('FormOptions')
  return options[field].map((value) => ({ value, label: t(`${field}.${value}` as ChoiceKey) }))
}
