import { useTranslations } from 'next-intl'

/** Returns the translators of which the words of errors are made. */
export function useErrorTranslators() {
  return { errors: useTranslations('FormErrors'), fields: useTranslations('FormFields') }
}
