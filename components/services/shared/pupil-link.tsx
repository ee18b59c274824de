import { useTranslations } from 'next-intl'

/** Leads whoever fears for a pupil to PupilInDanger, further down on the page, and opens it. */
export function PupilLink() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <p>
      <a href="#pupil">{t('alongside.fear')}</a>
    </p>
  )
}
