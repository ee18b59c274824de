import { useTranslations } from 'next-intl'
import { View, Views } from '@/components/ui/layout/views'
import { type PlaceView, PlacePicture } from './place-picture'

const views: PlaceView[] = ['door', 'room', 'hands']

/** Renders what one sees of our place, each picture with a few words. */
export function OurPlaceViews() {
  const t = useTranslations('AboutUsPage')
  return (
    <Views>
      {views.map((view) => (
        <View key={view} picture={<PlacePicture view={view} />}>
          <p>{t(`ourPlace.${view}`)}</p>
        </View>
      ))}
    </Views>
  )
}
