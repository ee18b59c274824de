import { useTranslations } from 'next-intl'
import { listeningDeskForm } from '@/lib/forms/listening-desk'
import { useFormWords } from '../context/use-form-words'

export function useListeningDeskWords() {
  const t = useTranslations('ListeningDeskForm')
  const label = useTranslations('FormFields')
  return useFormWords({
    labels: Object.fromEntries(
      listeningDeskForm.fields.map((field) => [
        field,
        field === 'consent' ? t('consentShort') : label(`listeningDesk.${field}`),
      ]),
    ),
    submit: t('submit'),
    sent: t('sentTitle'),
    again: t('again'),
    failed: t('failed'),
  })
}
