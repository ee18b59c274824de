import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/section'
import { InShort } from '../shared/in-short'
import styles from './voices.module.css'

const voices = ['learner', 'parent', 'teacher'] as const
const lines = ['first', 'second', 'third'] as const

export function Voices() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section>
      <InShort
        isBand
        lines={[t('inShort.who'), t('inShort.what'), t('inShort.school'), t('inShort.grades')]}
      />
      <h2 className={styles.title}>{t('voices.title')}</h2>
      <div className={styles.voices}>
        {voices.map((voice) => (
          <Card as="div" key={voice} className={styles.voice}>
            <h3>{t(`voices.${voice}.title`)}</h3>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{t(`voices.${voice}.${line}`)}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  )
}
