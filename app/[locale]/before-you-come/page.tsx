import { useLocale, useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { OurPlacePicture, type OurPlaceView } from '@/components/illustrations/photograph'
import { Scene } from '@/components/illustrations/scene'
import { AccessFacts } from '@/components/practical-answers/access-facts'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section, TitledRow } from '@/components/ui/layout'
import { ButtonLink } from '@/components/ui/links'
import { View, Views } from '@/components/ui/lists'
import { PageHeader } from '@/components/ui/page-header'
import { SampleTag } from '@/components/ui/sample-tag'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import { association } from '@/lib/content/records'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

const { address } = association
const answers = practicalAnswersFor('/before-you-come')

/** Answers that one needs on the way: they stand before our place is seen. */
const onTheWay = ['directions', 'door']

/** Answers that stand below what they speak of. */
const seen: Record<string, OurPlaceView> = { 'who-answers': 'room', 'first-time': 'hands' }

export function generateMetadata() {
  return translatedMetadata('/before-you-come')
}

/** Renders where to go and what happens there: staff send its address with an appointment. */
export default function BeforeYouComePage() {
  const t = useTranslations('BeforeYouComePage')
  const contacts = useTranslations('ContactsPage')
  const others = answers.filter(({ id }) => !seen[id])
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/before-you-come" name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="front-door" />}
        isTextOnPhone
      >
        <CallButton>
          <ButtonLink href={address.mapUrl}>{contacts('map')}</ButtonLink>
        </CallButton>
      </PageHeader>
      <Section>
        <TitledRow title={t('where')}>
          <p>
            {contacts('address', { street: address.street, city: address.city })}{' '}
            <SampleTag sample={address.sample} />
          </p>
        </TitledRow>
        <TitledRow title={t('access')}>
          <AccessFacts access={address.access} />
        </TitledRow>
        <AnswerRows answers={others.filter(({ id }) => onTheWay.includes(id))} />
      </Section>
      <SeenAnswers />
      <Section>
        <AnswerRows answers={others.filter(({ id }) => !onTheWay.includes(id))} />
        <TitledRow title={t('cost.title')}>
          <p>{t('cost.text')}</p>
        </TitledRow>
      </Section>
    </>
  )
}

/** Renders what happens at our place, each answer below a picture of where. */
function SeenAnswers() {
  const locale = useLocale()
  return (
    <Section>
      <Views>
        {answers.flatMap((answer) => {
          const view = seen[answer.id]
          if (!view) return []
          return (
            <View key={answer.id} picture={<OurPlacePicture view={view} />}>
              <h2>{answer.question[locale]}</h2>
              <AnswerText {...answer} />
            </View>
          )
        })}
      </Views>
    </Section>
  )
}

function AnswerRows({ answers: shown }: { answers: typeof answers }) {
  const locale = useLocale()
  return shown.map((answer) => (
    <TitledRow key={answer.id} title={answer.question[locale]}>
      <AnswerText {...answer} />
    </TitledRow>
  ))
}

function AnswerText({ answer, sample }: (typeof answers)[number]) {
  return (
    <p>
      <TextWithFacts text={answer} /> <SampleTag sample={sample} />
    </p>
  )
}
