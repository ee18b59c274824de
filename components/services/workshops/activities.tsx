import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { Stack } from '@/components/ui/layout/stack'
import { View, Views } from '@/components/ui/layout/views'
import { Section } from '@/components/ui/section'

const activities = ['play', 'make', 'tell', 'share'] as const

export function Activities() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section labelledBy="activities-title">
      <Stack>
        <h2 id="activities-title">{t('activities.title')}</h2>
        <Views>
          {activities.map((activity) => (
            <View key={activity} picture={<Place name={`workshop-${activity}`} />}>
              <h3>{t(`activities.${activity}.title`)}</h3>
              <p>{t(`activities.${activity}.text`)}</p>
            </View>
          ))}
        </Views>
      </Stack>
    </Section>
  )
}
