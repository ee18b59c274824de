import { useTranslations } from 'next-intl'
import { FormNote } from './form-note'

/** Says, before a form, what the asterisk stands for. */
export function RequiredNote() {
  const t = useTranslations('FormPlace')
  return <FormNote>{t('requiredFields')}</FormNote>
}
