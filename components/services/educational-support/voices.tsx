import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/section'
import { InShort } from '../shared/in-short'
import styles from './voices.module.css'

const voices = ['learner', 'parent', 'teacher'] as const

export function Voices() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section>
      <InShort isBand lines={[t('inShort.school'), t('inShort.grades')]} />
      <h2 className={styles.title}>{t('voices.title')}</h2>
      <div className={styles.voices}>
        {voices.map((voice) => (
          <Card as="div" key={voice} className={styles.voice}>
            <h3>{t(`voices.${voice}.title`)}</h3>
            <p>{t(`voices.${voice}.line`)}</p>
          </Card>
        ))}
      </div>
    </Section>
  )
}
