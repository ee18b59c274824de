import { useTranslations } from 'next-intl'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { workshopAges } from '@/lib/content/services'
import { InShort } from '../shared/in-short'
import styles from '../shared/side-by-side.module.css'

export function Purpose() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section>
      <div className={`${styles.columns} ${styles.reversed}`}>
        <InShort
          lines={[
            t('inShort.ages', workshopAges),
            t('inShort.clothes'),
            t('inShort.grades'),
            t('inShort.dates'),
          ]}
        />
        <Prose>
          <h2>{t('why.title')}</h2>
          <p className={styles.large}>{t('why.text')}</p>
          <p>{t('why.limit')}</p>
        </Prose>
      </div>
    </Section>
  )
}
