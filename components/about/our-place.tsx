import { useTranslations } from 'next-intl'
import { PhotographOrScene } from '@/components/illustrations/photograph-or-scene'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Section } from '@/components/ui/section'
import { pictures } from '@/lib/content/records'
import styles from './our-place.module.css'

const views = [
  { name: 'door', scene: 'front-door' },
  { name: 'room', scene: 'two-chairs' },
  { name: 'hands', scene: 'two-cups' },
] as const

/** Renders our place in three pictures, photographs or drawings, and where to read how to come. */
export function OurPlace() {
  const t = useTranslations('AboutUsPage')
  return (
    <Section labelledBy="our-place-title" id="our-place">
      <h2 id="our-place-title">{t('ourPlace.title')}</h2>
      <ul className={styles.views}>
        {views.map(({ name, scene }) => (
          <li key={name}>
            <div className={styles.view}>
              <PhotographOrScene
                picture={pictures[name]}
                scene={scene}
                sizes="(width >= 48rem) 33vw, 100vw"
              />
            </div>
            <p>{t(`ourPlace.${name}`)}</p>
          </li>
        ))}
      </ul>
      <ArrowLinks links={[{ href: '/before-you-come', text: t('ourPlace.link') }]} />
    </Section>
  )
}
