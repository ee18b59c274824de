import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NewTab } from '@/components/ui/links'
import type { FormDefinition } from '@/lib/forms/define-form'
import { fieldKey } from '@/lib/forms/errors'
import type { FieldName } from '@/lib/forms/forms'
import { Link } from '@/lib/i18n/navigation'

/**
 * Returns what a field of a form has by its definition: its name, its words and whether it may stay
 * empty. A name that the form does not have is no argument.
 */
export function useFieldWords<Field extends FieldName>({
  messages,
  optionalFields,
}: FormDefinition<Field>) {
  const t = useTranslations('FormFields')
  return (name: Field) => ({
    name,
    label: t.rich(fieldKey({ messages }, name), {
      privacy: (words: ReactNode) => <PrivacyLink>{words}</PrivacyLink>,
    }),
    optional: optionalFields.includes(name),
  })
}

/** Renders a link to the privacy policy in a new tab: what is already written in the form stays. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  return (
    <Link href="/privacy-policy" target="_blank">
      <NewTab>{children}</NewTab>
    </Link>
  )
}
