import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Form } from '@/lib/forms/forms'

type Props = { form: Form; children: ReactNode }

/** Gives browsers the words that a form says only there, and no others: the server has written the rest. */
export function FormMessages({ form, children }: Props) {
  const { ErrorSummary, FormErrors, FormFailure, FormFields, FormStatus } = useMessages()
  const { contact, listeningDesk, ...everyError } = FormErrors
  const errors = { contact, listeningDesk }
  const messages = {
    ...{ ErrorSummary, FormFailure, FormStatus },
    FormErrors: { ...everyError, [form.messages]: errors[form.messages] },
    FormFields: { [form.messages]: FormFields[form.messages] },
  }
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
