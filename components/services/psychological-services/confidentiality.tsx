import { useTranslations } from 'next-intl'
import { ConfidentialityLimits } from '@/components/confidentiality/confidentiality-limits'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { Minors } from './minors'

export function Confidentiality() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section>
      <TitledRow title={t('confidentiality.title')}>
        <Stack gap="near">
          <p>{t('confidentiality.kept')}</p>
          <p>
            <ConfidentialityLimits />
          </p>
        </Stack>
      </TitledRow>
      <TitledRow title={t('minors.title')} id="minors">
        <Minors />
      </TitledRow>
    </Section>
  )
}
