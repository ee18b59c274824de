import { useTranslations } from 'next-intl'
import { AnswerAccordions } from '@/components/practical-answers/answer-accordions'
import { Accordion } from '@/components/ui/accordion'
import { Columns } from '@/components/ui/layout/columns'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

const matters = ['needs', 'stay', 'shy', 'language', 'when'] as const

/** Renders what parents may want to know, each answer folded under its question. What they should call about is open. */
export function AnswersForParents() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section tone="mist" labelledBy="parents-title">
      <Columns parts="1:2">
        <h2 id="parents-title">{t('parents.title')}</h2>
        <div>
          {matters.map((matter) => (
            <Accordion
              key={matter}
              summary={t(`parents.${matter}.question`)}
              isOpen={matter === 'needs'}
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
      </Columns>
    </Section>
  )
}
