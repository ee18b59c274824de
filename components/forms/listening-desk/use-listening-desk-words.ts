import { useTranslations } from 'next-intl'
import { useFormWords } from '../use-form-words'

/** The fields stand here in the order of the form, which is the order of its error summary. */
const fields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'ageBand',
  'gender',
  'zone',
  'workStatus',
  'workStatusOther',
  'topics',
  'topicsOther',
  'timeSlot',
  'timeSlotOther',
  'day',
  'dayOther',
  'message',
] as const

export function useListeningDeskWords() {
  const t = useTranslations('ListeningDeskForm')
  const label = useTranslations('FormFields.listeningDesk')
  return useFormWords({
    labels: {
      ...Object.fromEntries(fields.map((field) => [field, label(field)])),
      consent: t('consentShort'),
    },
    submit: t('submit'),
    sent: t('sentTitle'),
    again: t('again'),
    failed: t('failed'),
  })
}
