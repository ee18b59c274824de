import { useTranslations } from 'next-intl'
import { listeningDeskForm } from '@/lib/forms/listening-desk-definition'

type FieldName = (typeof listeningDeskForm.fields)[number]

/**
 * Returns what every field of the form has: its name, its words and whether it may stay empty, which
 * the form's definition says.
 */
export function useDeskField() {
  const words = useTranslations('FormFields')
  const { optionalFields }: { optionalFields: readonly string[] } = listeningDeskForm
  return (name: FieldName) => ({
    name,
    label: words(`listeningDesk.${name}`),
    optional: optionalFields.includes(name),
  })
}
