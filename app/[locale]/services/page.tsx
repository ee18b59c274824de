import { useLocale, useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { UnderSixteenLine } from '@/components/helplines/minors'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { Scene } from '@/components/illustrations/scene'
import { ExitNote, QuickExit } from '@/components/quick-exit/quick-exit'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section, Stack } from '@/components/ui/layout'
import { ButtonLink, links } from '@/components/ui/links'
import { PageHeader } from '@/components/ui/page-header'
import { Tile, Tiles } from '@/components/ui/tiles'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { services } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services')
}

export default function ServicesPage() {
  const t = useTranslations('ServicesPage')
  return (
    <>
      <QuickExit />
      <PageHeader
        trail={<Breadcrumbs path="/services" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="services" />}
        isTextOnPhone
      >
        <p>{t.rich('worried', links({ worried: '/services/worried-about-someone' }))}</p>
      </PageHeader>
      <ServiceTiles />
      <UnderSixteen />
    </>
  )
}

/** Renders each service as a tile that leads to it, then what to do if one does not know which. */
function ServiceTiles() {
  const locale = useLocale()
  const t = useTranslations('ServicesPage')
  return (
    <Section>
      <Stack>
        <Tiles columns={3}>
          {services.map(({ id, path, title, summary, detail }, index) => (
            <Tile
              key={id}
              href={path}
              scene={<Scene name={id} isNear />}
              title={title[locale]}
              isHeading
              isLarge={index === 0}
            >
              {summary[locale]} <br />
              {detail[locale]}
            </Tile>
          ))}
        </Tiles>
        <CallButton isWriting>
          <ButtonLink href={contactFormPath()}>{t('write')}</ButtonLink>
        </CallButton>
        <NearbyServices reason="anyone" isFolded />
        <ExitNote />
      </Stack>
    </Section>
  )
}

/** Renders whom somebody under 16 can call, and how they can come: the forms are not for them. */
function UnderSixteen() {
  const t = useTranslations('UnderSixteenLine')
  return (
    <Section title={t('question')} isBeside isBand id="under-16">
      <UnderSixteenLine />
    </Section>
  )
}
