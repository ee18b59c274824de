import { useTranslations } from 'next-intl'
import { PhotographOrScene } from '@/components/illustrations/photograph-or-scene'
import { pictures } from '@/lib/content/records'
import styles from './our-place-views.module.css'

const scenes = { door: 'front-door', room: 'two-chairs', hands: 'two-cups' } as const

type Props = { views: readonly (keyof typeof scenes)[] }

/** Renders what one sees of our place, in photographs or drawings, each with a few words. */
export function OurPlaceViews({ views }: Props) {
  const t = useTranslations('AboutUsPage')
  return (
    <ul className={styles.views}>
      {views.map((name) => (
        <li key={name}>
          <div className={styles.view}>
            <PhotographOrScene
              picture={pictures[name]}
              scene={scenes[name]}
              sizes="(width >= 48rem) 50vw, 100vw"
            />
          </div>
          <p>{t(`ourPlace.${name}`)}</p>
        </li>
      ))}
    </ul>
  )
}
