import { useTranslations } from 'next-intl'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { association } from '@/lib/content/records'
import { IdentityCard } from './identity-card'

export function WhatWeDo() {
  const t = useTranslations('AboutUsPage')
  const home = useTranslations('HomePage')
  return (
    <Section labelledBy="what-title">
      <Columns parts="1:2">
        <IdentityCard />
        <Stack>
          <h2 id="what-title">{t('whatTitle')}</h2>
          <p>{t('whatListening', { city: association.address.city })}</p>
          <p>{t('whatPeople')}</p>
          <ArrowLinks links={[{ href: '/services', text: home('servicesAll') }]} />
        </Stack>
      </Columns>
    </Section>
  )
}
