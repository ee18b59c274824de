import { useTranslations } from 'next-intl'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { OurPlaceViews } from './our-place-views'

/** Renders our place in three pictures, and where to read how to come. */
export function OurPlace() {
  const t = useTranslations('AboutUsPage')
  return (
    <Section labelledBy="our-place-title" id="our-place">
      <Stack>
        <h2 id="our-place-title">{t('ourPlace.title')}</h2>
        <OurPlaceViews />
        <ArrowLinks links={[{ href: '/before-you-come', text: t('ourPlace.link') }]} />
      </Stack>
    </Section>
  )
}
