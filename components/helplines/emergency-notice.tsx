import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import styles from './emergency-notice.module.css'
import { HelplineLink } from './helpline-link'

type Props = { page: 'PsychologicalServicesPage' }

/** Says what this place cannot do, before anybody waits here for it. */
export function EmergencyNotice({ page }: Props) {
  const t = useTranslations(page)
  return (
    <section className={styles.section} aria-labelledby="not-for-emergencies-title">
      <Notice tone="urgent">
        <h2 id="not-for-emergencies-title">{t('emergency.title')}</h2>
        <p>
          {t.rich('emergency.text', {
            emergency: () => <HelplineLink id="emergency" />,
            lines: (words) => <a href="#helplines">{words}</a>,
          })}
        </p>
      </Notice>
    </section>
  )
}
