import { useLocale, useTranslations } from 'next-intl'
import { PlacePicture, type PlaceView } from '@/components/about/place-picture'
import { AccessFacts } from '@/components/access/access-facts'
import { PolicyText } from '@/components/policies/policy-text'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { View, Views } from '@/components/ui/layout/views'
import { ExternalLink } from '@/components/ui/link/external-link'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import { association } from '@/lib/content/records'

/** What one needs on the way, before our place is seen. */
const onTheWay = ['directions', 'door']

/** What happens there, which is seen. */
const seen: Record<string, PlaceView> = { 'who-answers': 'room', 'first-time': 'hands' }

/** Renders where to go and what happens there: staff send its address with an appointment. */
export function WhatToExpect() {
  const locale = useLocale()
  const t = useTranslations('BeforeYouComePage')
  const contacts = useTranslations('ContactsPage')
  const { address } = association
  const answers = practicalAnswersFor('/before-you-come').map(
    ({ id, sample, question, answer }) => ({
      id,
      title: question[locale],
      text: (
        <p>
          <PolicyText text={answer} /> <SampleTag sample={sample} />
        </p>
      ),
    }),
  )
  const rows = (isOnTheWay: boolean) =>
    answers
      .filter(({ id }) => !seen[id] && onTheWay.includes(id) === isOnTheWay)
      .map(({ id, title, text }) => (
        <TitledRow key={id} title={title} isQuiet>
          {text}
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
        <Views>
          {answers.flatMap(({ id, title, text }) => {
            const view = seen[id]
            if (!view) return []
            return (
              <View key={id} picture={<PlacePicture view={view} />}>
                <h2>{title}</h2>
                {text}
              </View>
            )
          })}
        </Views>
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
