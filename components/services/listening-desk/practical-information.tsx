import { useLocale, useTranslations } from 'next-intl'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { AnswerAccordions } from '@/components/practical-answers/answer-accordions'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { phoneHours } from '@/lib/content/practical-answers'
import { listeningDesk } from '@/lib/content/records'
import { dayOffWords, daysInWords, formatterFor } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'
import { daysOffFrom } from '@/lib/opening-hours/opening-hours'

const { closures } = listeningDesk

/** Renders what is to be known of place, days off and readers. */
export function PracticalInformation() {
  const locale = useLocale()
  const t = useTranslations('ListeningDeskPage')
  const answers = useTranslations('PracticalAnswers')
  const card = useTranslations('PocketCardPage')
  // A day is not torn from its month at the end of a line.
  const daysOff = [
    ...daysOffFrom(new Date(), closures.daysOff).map((day) => dayOffWords(day, locale)),
    ...phoneHours.closures.map((closure) => daysInWords(closure, locale)),
  ].map((words) => words.replaceAll(' ', '\u00a0'))
  return (
    <Section labelledBy="practical-title">
      <TitledRow title={answers('title')} titleId="practical-title">
        <Stack>
          <p>{t('hours.place')}</p>
          {daysOff.length > 0 && (
            <p>
              {t('hours.closures', {
                days: formatterFor(locale).list(daysOff, { type: 'conjunction' }),
              })}{' '}
              <SampleTag sample={closures.sample} />
            </p>
          )}
          <div>
            <AnswerAccordions page="/services/listening-desk" />
            <NearbyServices reason="elsewhere" isFolded />
          </div>
          <p>
            <Link href="/services/listening-desk/pocket-card">{card('link')}</Link>
          </p>
        </Stack>
      </TitledRow>
    </Section>
  )
}
