import { useTranslations } from 'next-intl'
import { listeningDeskFields } from '@/lib/forms/listening-desk-schema'
import { useFormWords } from '../context/use-form-words'

export function useListeningDeskWords() {
  const t = useTranslations('ListeningDeskForm')
  const label = useTranslations('FormFields.listeningDesk')
  return useFormWords({
    labels: Object.fromEntries(
      listeningDeskFields.map((field) => [
        field,
        field === 'consent' ? t('consentShort') : label(field),
      ]),
    ),
    submit: t('submit'),
    sent: t('sentTitle'),
    again: t('again'),
    failed: t('failed'),
  })
}
