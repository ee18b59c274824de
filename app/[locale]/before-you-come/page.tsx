import { useLocale, useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { OurPlacePicture, type OurPlaceView } from '@/components/illustrations/photograph'
import { Scene } from '@/components/illustrations/scene'
import { AccessFacts } from '@/components/practical-answers/access-facts'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Columns, Section } from '@/components/ui/layout'
import { ButtonLink } from '@/components/ui/links'
import { Term, TermList, View, Views } from '@/components/ui/lists'
import { PageHeader } from '@/components/ui/page-header'
import { SampleTag } from '@/components/ui/sample-tag'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import { association } from '@/lib/content/records'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

const { address } = association
const answers = practicalAnswersFor('/before-you-come')

/** What is seen there; the door is at the head of the page. */
const views: OurPlaceView[] = ['room', 'hands']

export function generateMetadata() {
  return translatedMetadata('/before-you-come')
}

/** Renders where to go and what happens there: staff send its address with an appointment. */
export default function BeforeYouComePage() {
  const t = useTranslations('BeforeYouComePage')
  const contacts = useTranslations('ContactsPage')
  const locale = useLocale()
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
        <Columns parts="2:1">
          <TermList>
            <Term title={t('where')}>
              <p>
                {contacts('address', { street: address.street, city: address.city })}{' '}
                <SampleTag sample={address.sample} />
              </p>
            </Term>
            <Term title={t('access')}>
              <AccessFacts access={address.access} />
            </Term>
            {answers.map(({ id, question, answer, sample }) => (
              <Term key={id} title={question[locale]}>
                <p>
                  <TextWithFacts text={answer} /> <SampleTag sample={sample} />
                </p>
              </Term>
            ))}
            <Term title={t('cost.title')}>
              <p>{t('cost.text')}</p>
            </Term>
          </TermList>
          <Views>
            {views.map((view) => (
              <View key={view} picture={<OurPlacePicture view={view} />} />
            ))}
          </Views>
        </Columns>
      </Section>
    </>
  )
}
