import { useLocale, useTranslations } from 'next-intl'
import { OurPlaceViews } from '@/components/about/our-place-views'
import { AccessFacts } from '@/components/access/access-facts'
import { PolicyText } from '@/components/policies/policy-text'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { ExternalLink } from '@/components/ui/link/external-link'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import { association } from '@/lib/content/records'

/** What one needs on the way, before our place is seen. */
const onTheWay = ['directions', 'door']

/** Renders where to go and what happens there: staff send its address with an appointment. */
export function WhatToExpect() {
  const locale = useLocale()
  const t = useTranslations('BeforeYouComePage')
  const contacts = useTranslations('ContactsPage')
  const { address } = association
  const rows = (isOnTheWay: boolean) =>
    practicalAnswersFor('/before-you-come')
      .filter(({ id }) => onTheWay.includes(id) === isOnTheWay)
      .map(({ id, sample, question, answer }) => (
        <TitledRow key={id} title={question[locale]} isQuiet>
          <p>
            <PolicyText text={answer} /> <SampleTag sample={sample} />
          </p>
        </TitledRow>
      ))
  return (
    <>
      <Section>
        <TitledRow title={t('where')} isQuiet>
          <p>
            {contacts('address', { street: address.street, city: address.city })}{' '}
            <SampleTag sample={address.sample} />
            <br />
            <ExternalLink href={address.mapUrl}>{contacts('map')}</ExternalLink>
          </p>
        </TitledRow>
        <TitledRow title={t('access')} isQuiet>
          <Stack>
            <AccessFacts access={address.access} />
          </Stack>
        </TitledRow>
        {rows(true)}
      </Section>
      <Section>
        <OurPlaceViews views={['room', 'hands']} />
      </Section>
      <Section>
        {rows(false)}
        <TitledRow title={t('cost.title')} isQuiet>
          <p>{t('cost.text')}</p>
        </TitledRow>
      </Section>
    </>
  )
}
