import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { Link } from '@/lib/i18n/navigation'

/** Renders how the other person can come, and what the association can do for whoever worries. */
export function WhatWeCanDo() {
  const t = useTranslations('WorriedPage')
  const p = (words: ReactNode) => <p>{words}</p>
  const desk = (words: ReactNode) => <Link href="/services/listening-desk">{words}</Link>
  const minors = (words: ReactNode) => (
    <Link href="/services/psychological-services#minors">{words}</Link>
  )
  const emergency = () => <HelplineLink id="emergency" />
  const write = (words: ReactNode) => <Link href={contactFormPath()}>{words}</Link>
  const lines = (words: ReactNode) => <a href="#helplines">{words}</a>
  return (
    <Section>
      <TitledRow title={t('them.title')}>
        <Stack>{t.rich('them.text', { p, desk, emergency, minors })}</Stack>
      </TitledRow>
      <TitledRow title={t('you.title')}>
        <Stack>{t.rich('you.text', { p, desk, write, lines })}</Stack>
      </TitledRow>
    </Section>
  )
}
