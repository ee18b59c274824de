import { useTranslations } from 'next-intl'
import { Urgent } from '@/components/helplines/alert'
import { HelpInFull } from '@/components/helplines/helplines'
import { UnderEighteen, UnderEighteenLink, UnderSixteenLink } from '@/components/helplines/minors'
import { Scene } from '@/components/illustrations/scene'
import { AnswerAccordions } from '@/components/practical-answers/practical-answers'
import {
  ConfidentialityLimits,
  TextWithFacts,
} from '@/components/practical-answers/text-with-facts'
import { ExitNote, QuickExit } from '@/components/quick-exit/quick-exit'
import { InShort, meetingFacts } from '@/components/services/in-short'
import { ServiceHeader } from '@/components/services/service-header'
import { WorriedLink } from '@/components/services/worried-link'
import { Part, Section, Stack } from '@/components/ui/layout'
import { RuledList, StepList } from '@/components/ui/lists'
import { SampleTag } from '@/components/ui/sample-tag'
import { Statement } from '@/components/ui/statement'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { costs } from '@/lib/content/practical-answers'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/psychological-services')
}

export default function PsychologicalServicesPage() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <>
      <QuickExit />
      <HelpInFull />
      <ServiceHeader
        service="psychological-services"
        lead={t('lead')}
        action={{ href: contactFormPath('psychological-services'), label: t('write') }}
        alert={
          <>
            <Urgent />
            <WorriedLink />
          </>
        }
      />
      <Signs />
      <FirstMeeting />
      <Confidentiality />
      <Minors />
    </>
  )
}

const signs = ['sleep', 'home', 'loss', 'child', 'bullying', 'fine'] as const

/** Renders the service in a few facts, and what somebody may recognise in their own life. */
function Signs() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section>
      <Stack gap="far">
        <InShort
          facts={[
            { icon: 'people', text: t('inShort.first') },
            { icon: 'ticket', text: <Costs /> },
            ...meetingFacts('first-meeting'),
            { icon: 'pause', text: t('inShort.stop') },
          ]}
        >
          <ExitNote />
        </InShort>
        <Part title={t('signs.title')} isBeside>
          <p>{t('signs.intro')}</p>
          <RuledList>
            {signs.map((sign) => (
              <li key={sign}>{t(`signs.${sign}`)}</li>
            ))}
          </RuledList>
        </Part>
      </Stack>
    </Section>
  )
}

/** Renders what a session costs. Where editors have left that out, it says that one hears it before deciding. */
function Costs() {
  const t = useTranslations('PsychologicalServicesPage')
  if (!costs) return t('inShort.cost')
  return (
    <>
      <TextWithFacts text={costs.answer} /> <SampleTag sample={costs.sample} />
    </>
  )
}

const moments = ['before', 'during', 'after'] as const

function FirstMeeting() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section title={t('meeting.title')} gap="far" isBand>
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
      </div>
    </Section>
  )
}

function Confidentiality() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Statement title={t('confidentiality.title')} scene={<Scene name="night-boat" />}>
      <p>{t('confidentiality.kept')}</p>
      <p>
        <ConfidentialityLimits />
      </p>
      <p>
        <UnderEighteenLink />
      </p>
    </Statement>
  )
}

/** Says what those under 18 and their parents have to know, and whom to call. */
function Minors() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section title={t('minors.title')} isBeside gap="near" id="minors">
      <p>{t('minors.parents')}</p>
      <p>
        <UnderSixteenLink />
      </p>
      <UnderEighteen />
    </Section>
  )
}
