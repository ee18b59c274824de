import { useTranslations } from 'next-intl'
import { UnderEighteen } from '@/components/forms/listening-desk/under-eighteen'
import { Danger } from '@/components/helplines/danger'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { UnderSixteenLine } from '@/components/helplines/under-sixteen-line'
import styles from './confidentiality.module.css'

export function Minors() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <div className={styles.words} id="minors">
      <h2 id="minors-title">{t('minors.title')}</h2>
      <p>{t('minors.parents')}</p>
      <UnderSixteenLine />
      <NearbyServices reason="under-16" />
      <UnderEighteen />
      <p>
        <Danger />
      </p>
    </div>
  )
}
