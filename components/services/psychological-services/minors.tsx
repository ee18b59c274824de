import { useTranslations } from 'next-intl'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import styles from '../shared/side-by-side.module.css'

export function Minors() {
  const t = useTranslations('PsychologicalServicesPage.minors')
  return (
    <Section tone="mist" labelledBy="minors-title">
      <div className={styles.columns}>
        <h2 id="minors-title">{t('title')}</h2>
        <Prose>
          <p className={styles.large}>{t('call')}</p>
          <p>{t('consent')}</p>
          <p>{t.rich('unsafe', { lines: (words) => <a href="#helplines">{words}</a> })}</p>
          <p>{t('parents')}</p>
        </Prose>
      </div>
    </Section>
  )
}
