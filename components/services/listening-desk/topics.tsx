import { useTranslations } from 'next-intl'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { InShort } from '../shared/in-short'
import styles from '../shared/side-by-side.module.css'

export function Topics() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section>
      <div className={styles.columns}>
        <InShort
          lines={[t('inShort.free'), t('inShort.reason'), t('inShort.answer'), t('inShort.stop')]}
        />
        <Prose>
          <h2>{t('topics.title')}</h2>
          <p className={styles.large}>{t('topics.text')}</p>
          <p>{t('topics.silence')}</p>
        </Prose>
      </div>
    </Section>
  )
}
