import { useLocale, useTranslations } from 'next-intl'
import { Urgent } from '@/components/helplines/alert'
import { HelpInFull } from '@/components/helplines/helplines'
import { UnderEighteenLink } from '@/components/helplines/minors'
import { Scene } from '@/components/illustrations/scene'
import {
  AnswerAccordions,
  UsualReplyTime,
  WhatHappens,
} from '@/components/practical-answers/practical-answers'
import { ConfidentialityLimits } from '@/components/practical-answers/text-with-facts'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { InShort, meetingFacts } from '@/components/services/in-short'
import { ServiceHeader } from '@/components/services/service-header'
import { useDeskHours } from '@/components/services/use-desk-hours'
import { Part, Section, Stack } from '@/components/ui/layout'
import { StepList } from '@/components/ui/lists'
import { SampleTag } from '@/components/ui/sample-tag'
import { Statement } from '@/components/ui/statement'
import { phoneHours } from '@/lib/content/practical-answers'
import { association, listeningDesk } from '@/lib/content/records'
import { dayOffWords, daysInWords, formatterFor } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'
import { daysOffFrom } from '@/lib/opening-hours/opening-hours'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import { RequestSection } from './request-section'

export function generateMetadata() {
  return translatedMetadata('/services/listening-desk')
}

export default function ListeningDeskPage() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <>
      <QuickExit />
      <HelpInFull />
      <ServiceHeader
        service="listening-desk"
        lead={t('lead', { city: association.address.city })}
        action={{ href: '#request', label: t('ask') }}
        alert={<Urgent />}
      >
        <WhatHappens />
      </ServiceHeader>
      <Topics />
      <Steps />
      <Confidentiality />
      <RequestSection />
      <PracticalInformation />
    </>
  )
}

/** Renders what the desk is in a few facts, and what one may come with. */
function Topics() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section>
      <Stack gap="far">
        <InShort
          facts={[
            { icon: 'calendar', text: useDeskHours() },
            ...meetingFacts(),
            { icon: 'speech', text: t('topics.what') },
          ]}
        />
        <Part title={t('topics.title')} isBeside>
          <p>{t('topics.text')}</p>
        </Part>
      </Stack>
    </Section>
  )
}

/** Renders the steps from the request to the meeting. */
function Steps() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section title={t('steps.title')} gap="far">
      <StepList columns={3}>
        <li>
          <h3>{t('steps.ask.title')}</h3>
          <p>{t('steps.ask.text')}</p>
        </li>
        <li>
          <h3>{t('steps.answer.title')}</h3>
          <p>
            <UsualReplyTime />
            {t('steps.answer.text')}
          </p>
        </li>
        <li>
          <h3>{t('steps.meet.title')}</h3>
          <p>{t('steps.meet.text')}</p>
        </li>
      </StepList>
    </Section>
  )
}

/** Renders what stays between us, and when it cannot. */
function Confidentiality() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Statement title={t('privacy.title')} id="confidentiality" scene={<Scene name="night" />}>
      <p>{t('privacy.kept')}</p>
      <p>
        <ConfidentialityLimits />
      </p>
      <p>
        <UnderEighteenLink />
      </p>
    </Statement>
  )
}

const { closures } = listeningDesk

/** Renders where the desk is, on which days it is closed, and what else one may want to know. */
function PracticalInformation() {
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
    <Section title={answers('title')} isBeside>
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
      </div>
      <p>
        <Link href="/services/listening-desk/pocket-card">{card('link')}</Link>
      </p>
    </Section>
  )
}
