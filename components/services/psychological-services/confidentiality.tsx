import { useTranslations } from 'next-intl'
import { ConfidentialityLimits } from '@/components/confidentiality/confidentiality-limits'
import { Place } from '@/components/illustrations/scene'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { Statement } from '@/components/ui/statement'
import { Minors } from './minors'

export function Confidentiality() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <>
      <Statement
        title={t('confidentiality.title')}
        id="confidentiality-title"
        scene={<Place name="night-boat" />}
      >
        <p>{t('confidentiality.kept')}</p>
        <p>
          <ConfidentialityLimits />
        </p>
      </Statement>
      <Section>
        <TitledRow title={t('minors.title')} id="minors">
          <Minors />
        </TitledRow>
      </Section>
    </>
  )
}
