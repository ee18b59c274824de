import { useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { PageHeader } from '@/components/ui/page-header'
import styles from './donations-opening.module.css'
import { Transfer } from './transfer'

/**
 * Renders title, bank details and picture: on a phone the details come first, people come for them.
 */
export function DonationsOpening() {
  const t = useTranslations('DonationsPage')
  return (
    <div className={styles.opening}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.transfer}>
        <Transfer />
      </div>
      <div className={styles.scene}>
        <Scene name="donations" />
      </div>
    </div>
  )
}
