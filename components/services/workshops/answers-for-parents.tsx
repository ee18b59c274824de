import { useTranslations } from 'next-intl'
import { AnswerAccordions } from '@/components/practical-answers/answer-accordions'
import { Accordion } from '@/components/ui/accordion'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

const open = ['when', 'needs'] as const
const folded = ['stay', 'shy', 'language'] as const

/** Renders what parents may want to know: dates and what to tell us before, then what some of them ask. */
export function AnswersForParents() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section isBand labelledBy="parents-title">
      <TitledRow title={t('parents.title')} titleId="parents-title">
        <Stack gap="far">
          {open.map((matter) => (
            <Stack key={matter} gap="close">
              <h3>{t(`parents.${matter}.question`)}</h3>
              <p>
                {t.rich(`parents.${matter}.answer`, {
                  events: (words) => <Link href="/events">{words}</Link>,
                })}
              </p>
            </Stack>
          ))}
          <div>
            {folded.map((matter) => (
              <Accordion key={matter} summary={t(`parents.${matter}.question`)}>
                <p>{t(`parents.${matter}.answer`)}</p>
              </Accordion>
            ))}
            <AnswerAccordions page="/services/workshops" />
          </div>
        </Stack>
      </TitledRow>
    </Section>
  )
}
