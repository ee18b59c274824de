import { useTranslations } from 'next-intl'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { AnswerAccordions } from '@/components/practical-answers/answer-accordions'
import { Stack } from '@/components/ui/layout/stack'
import { StepList } from '@/components/ui/layout/step-list'
import { Section } from '@/components/ui/section'

const moments = ['before', 'during', 'after'] as const

export function FirstMeeting() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section isBand labelledBy="first-meeting-title">
      <Stack gap="far">
        <h2 id="first-meeting-title">{t('meeting.title')}</h2>
        <StepList columns={3}>
          {moments.map((moment) => (
            <li key={moment}>
              <h3>{t(`meeting.${moment}.title`)}</h3>
              <p>{t(`meeting.${moment}.text`)}</p>
            </li>
          ))}
        </StepList>
        <p>{t('meeting.honest')}</p>
        <div>
          <AnswerAccordions page="/services/psychological-services" />
          <NearbyServices reason="cost" isFolded />
        </div>
      </Stack>
    </Section>
  )
}
