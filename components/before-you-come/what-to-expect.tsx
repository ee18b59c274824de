import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { AccessFacts } from '@/components/access/access-facts'
import { PolicyText } from '@/components/policies/policy-text'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import { association } from '@/lib/content/records'

/** Renders where to go and what happens there: staff send its address with an appointment. */
export function WhatToExpect() {
  const locale = useLocale()
  const t = useTranslations('BeforeYouComePage')
  const contacts = useTranslations('ContactsPage')
  const { address } = association
  return (
    <Section>
      <Prose>
        <h2>{t('where')}</h2>
        <p>
          {contacts('address', { street: address.street, city: address.city })}{' '}
          <SampleTag sample={address.sample} />
        </p>
        {practicalAnswersFor('/before-you-come').map(({ id, sample, question, answer }) => (
          <Fragment key={id}>
            <h2>{question[locale]}</h2>
            <p>
              <PolicyText text={answer} /> <SampleTag sample={sample} />
            </p>
          </Fragment>
        ))}
        <h2>{t('cost.title')}</h2>
        <p>{t('cost.text')}</p>
        <AccessFacts access={address.access} />
      </Prose>
    </Section>
  )
}
