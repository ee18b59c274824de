import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { InShort } from '../shared/in-short'
import styles from './voices.module.css'

const voices = ['learner', 'parent', 'teacher'] as const

/** Renders what the service is in a few lines, and in whose words somebody may find themselves. */
export function Voices() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section>
      <Columns parts="1:2">
        <InShort lines={[t('inShort.grades')]} />
        <Stack isWide>
          <h2>{t('voices.title')}</h2>
          <div className={styles.voices}>
            {voices.map((voice) => (
              <Card as="div" key={voice} className={styles.voice}>
                <h3>{t(`voices.${voice}.title`)}</h3>
                <p>{t(`voices.${voice}.line`)}</p>
              </Card>
            ))}
          </div>
        </Stack>
      </Columns>
    </Section>
  )
}
