import { useLocale, useTranslations } from 'next-intl'
import { PolicyText } from '@/components/policies/policy-text'
import { ButtonLink } from '@/components/ui/button/button-link'
import { ButtonRow } from '@/components/ui/button/button-row'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { volunteering } from '@/lib/content/practical-answers'

/** Renders what somebody can do for us with their time, and the message that begins it. */
export function Volunteering() {
  const t = useTranslations('DonationsPage')
  const locale = useLocale()
  if (!volunteering) return null
  const { question, answer, sample } = volunteering
  return (
    <Section isBand labelledBy="volunteering-title">
      <TitledRow title={question[locale]} titleId="volunteering-title">
        <Stack>
          <p>
            <PolicyText text={answer} /> <SampleTag sample={sample} />
          </p>
          <ButtonRow>
            <ButtonLink href={contactFormPath('volunteering')} tone="secondary">
              {t('volunteer')}
            </ButtonLink>
          </ButtonRow>
        </Stack>
      </TitledRow>
    </Section>
  )
}
