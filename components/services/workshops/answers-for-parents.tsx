import { useTranslations } from 'next-intl'
import { AnswerAccordions } from '@/components/practical-answers/answer-accordions'
import { Accordion } from '@/components/ui/accordion'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

const matters = ['when', 'needs', 'stay', 'shy', 'language'] as const

/** Renders what parents may want to know, folded under its question but for dates and what to tell us before. */
export function AnswersForParents() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section tone="mist" labelledBy="parents-title">
      <TitledRow title={t('parents.title')} titleId="parents-title">
        <div>
          {matters.map((matter) => (
            <Accordion
              key={matter}
              summary={t(`parents.${matter}.question`)}
              isOpen={matter === 'when' || matter === 'needs'}
            >
              <p>
                {t.rich(`parents.${matter}.answer`, {
                  events: (words) => <Link href="/events">{words}</Link>,
                })}
              </p>
            </Accordion>
          ))}
          <AnswerAccordions page="/services/workshops" />
        </div>
      </TitledRow>
    </Section>
  )
}
