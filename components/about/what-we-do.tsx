import { useLocale, useTranslations } from 'next-intl'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Icon } from '@/components/ui/icon/icon'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { association } from '@/lib/content/records'
import { services } from '@/lib/content/services'
import { Link } from '@/lib/i18n/navigation'
import { IdentityCard } from './identity-card'

export function WhatWeDo() {
  const t = useTranslations('AboutUsPage')
  const locale = useLocale()
  return (
    <Section labelledBy="what-title">
      <Columns parts="2:1">
        <Stack>
          <h2 id="what-title">{t('whatTitle')}</h2>
          <p>{t('whatListening', { city: association.address.city })}</p>
          <p>{t('whatPeople')}</p>
          <ArrowLinks>
            {services.map((service) => (
              <li key={service.id}>
                <Link href={service.path}>
                  {service.title[locale]}
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ArrowLinks>
        </Stack>
        <IdentityCard />
      </Columns>
    </Section>
  )
}
