import { useLocale, useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import type { SceneName } from '@/components/illustrations/scenes'
import { Section } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { ArrowLinks } from '@/components/ui/lists'
import { Tile, Tiles } from '@/components/ui/tiles'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { audiences } from '@/lib/content/records'
import { findService, services } from '@/lib/content/services'
import { pageOf } from '@/lib/pages'

type Audience = (typeof audiences)[number]

/** To it leads no answer: whoever looks for it knows its name. */
const psychologist = findService('psychological-services')

/** Renders the question of the home page, what brings somebody here, and where each answer leads. */
export function Chooser() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  return (
    <Section title={t('chooserTitle')}>
      <p>{t.rich('chooserUnsure', links({ contact: contactFormPath() }))}</p>
      <Tiles columns={4}>
        {audiences.map((audience, index) => (
          <Tile
            key={audience.id}
            href={audienceHref(audience)}
            scene={<Scene name={sceneOf(audience)} isNear />}
            title={audience.label[locale]}
            isLarge={index === 0}
          >
            <LeadsTo {...audience} />
          </Tile>
        ))}
      </Tiles>
      <ArrowLinks
        links={[
          { href: psychologist.path, text: psychologist.title[locale] },
          { href: '/services', text: t('servicesAll') },
        ]}
      />
    </Section>
  )
}

/** Returns where an answer leads, without the language prefix. */
function audienceHref({ path, anchor }: Audience): string {
  return anchor ? `${path}#${anchor}` : path
}

const scenesOfAnchors: Record<string, SceneName> = {
  'under-16': 'under-sixteen',
  child: 'psychological-services',
}

/** Returns the drawing of what an answer leads to. */
function sceneOf({ path, anchor }: Audience) {
  return scenesOfAnchors[anchor ?? ''] ?? pageOf(path).scene
}

/** Renders what an answer leads to: its own words, or the name of a service. For whom that is, its page says. */
function LeadsTo({ path, detail }: Audience) {
  const locale = useLocale()
  const service = services.find((one) => one.path === path)
  if (detail || !service) return detail?.[locale]
  return <b>{service.title[locale]}</b>
}
