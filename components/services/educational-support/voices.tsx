import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { labelClass, RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { InShort } from '../in-short'

const voices = ['learner', 'parent', 'teacher'] as const

/** Renders what the service is in a few lines, and in whose words somebody may find themselves. */
export function Voices() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section>
      <Columns parts="1:2">
        <InShort lines={[t('inShort.grades')]} />
        <Stack>
          <h2>{t('voices.title')}</h2>
          <RuledList>
            {voices.map((voice) => (
              <li key={voice}>
                <h3 className={labelClass}>{t(`voices.${voice}.title`)}</h3>
                {t(`voices.${voice}.line`)}
              </li>
            ))}
          </RuledList>
        </Stack>
      </Columns>
    </Section>
  )
}
