import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { Place } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { CommonPrinciples } from '@/components/services/overview/common-principles'
import { ServiceTiles } from '@/components/services/overview/service-tiles'
import { UnderSixteen } from '@/components/services/overview/under-sixteen'
import { WaysToBegin } from '@/components/services/ways-to-begin'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { Link } from '@/lib/i18n/navigation'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services')
}

export default function ServicesPage() {
  const t = useTranslations('ServicesPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/services" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="services" />}
        isTextOnPhone
      >
        <CallButton>
          <ButtonLink href={contactFormPath()}>{t('write')}</ButtonLink>
        </CallButton>
        <p>
          {t.rich('worried', {
            worried: (words) => <Link href="/services/worried-about-someone">{words}</Link>,
          })}
        </p>
      </PageHeader>
      <ServiceTiles />
      <UnderSixteen />
      <CommonPrinciples />
      <WaysToBegin scene="front-door" title={t('begin.title')} text={t('begin.text')} />
    </>
  )
}
