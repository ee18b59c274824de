import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'

const shared = [
  'ErrorSummary',
  'ExternalLink',
  'FormErrors',
  'FormFailure',
  'FormFields',
  'FormStatus',
  'NextSteps',
  'Recaptcha',
] as const satisfies readonly (keyof Messages)[]

type Props = {
  /** The namespaces that the form has beside those of every form. */
  namespaces: readonly (keyof Messages)[]
  children: ReactNode
}

/** Gives browsers the words of a form, and no others. */
export function FormMessages({ namespaces, children }: Props) {
  const messages = useMessages()
  const own = [...shared, ...namespaces].map((namespace) => [namespace, messages[namespace]])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={Object.fromEntries(own)}>
      {children}
    </NextIntlClientProvider>
  )
}
