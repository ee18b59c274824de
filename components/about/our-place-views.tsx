import { useTranslations } from 'next-intl'
import { PhotographOrScene } from '@/components/illustrations/photograph-or-scene'
import { View, Views } from '@/components/ui/layout/views'
import { pictures } from '@/lib/content/records'

const scenes = { door: 'front-door', room: 'two-chairs', hands: 'two-cups' } as const

type Props = { views: readonly (keyof typeof scenes)[] }

/** Renders what one sees of our place, in photographs or drawings, each with a few words. */
export function OurPlaceViews({ views }: Props) {
  const t = useTranslations('AboutUsPage')
  return (
    <Views>
      {views.map((name) => (
        <View
          key={name}
          picture={
            <PhotographOrScene
              picture={pictures[name]}
              scene={scenes[name]}
              sizes="(width >= 48rem) 50vw, 100vw"
            />
          }
        >
          <p>{t(`ourPlace.${name}`)}</p>
        </View>
      ))}
    </Views>
  )
}
