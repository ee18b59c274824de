import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { helplines } from '@/lib/content/helplines'
import styles from './emergency-notice.module.css'

type Props = { page: 'ListeningDeskPage' | 'PsychologicalServicesPage' }

const emergency = helplines[0]

/** Says what this place cannot do, before anybody waits here for it. */
export function EmergencyNotice({ page }: Props) {
  const t = useTranslations(page)
  return (
    <section className={styles.section} aria-labelledby="not-for-emergencies">
      <Notice tone="urgent">
        <h2 id="not-for-emergencies">{t('emergency.title')}</h2>
        <p>
          {t.rich('emergency.text', {
            emergency: () => emergency && <a href={`tel:${emergency.tel}`}>{emergency.display}</a>,
            lines: (words) => <a href="#helplines">{words}</a>,
          })}
        </p>
      </Notice>
    </section>
  )
}
