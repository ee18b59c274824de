import { useLocale, useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { Tile, Tiles } from '@/components/ui/layout/tiles'
import { Section } from '@/components/ui/section'
import { services } from '@/lib/content/services'

/** Renders the services as doors: a picture, the name, what it is and for whom. */
export function ServiceTiles() {
  const locale = useLocale()
  const t = useTranslations('ServicesPage')
  return (
    <Section labelledBy="services-title">
      <h2 className="visually-hidden" id="services-title">
        {t('listTitle')}
      </h2>
      <Tiles columns={3}>
        {services.map(({ id, path, title, summary, detail }, index) => (
          <Tile
            key={id}
            href={path}
            scene={<Place name={id} isNear />}
            title={title[locale]}
            isHeading
            isLarge={index === 0}
          >
            {summary[locale]} <br />
            {detail[locale]}
          </Tile>
        ))}
      </Tiles>
    </Section>
  )
}
