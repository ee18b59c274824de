import { useLocale } from 'next-intl'
import { AboutTeaser } from '@/components/home/about-teaser'
import { Chooser } from '@/components/home/chooser'
import { Discretion } from '@/components/home/discretion'
import { EventsAndNews } from '@/components/home/events-and-news'
import { Hero } from '@/components/home/hero'
import { Reviews } from '@/components/home/reviews'
import { SampleNotice } from '@/components/home/sample-notice'
import { StructuredData } from '@/components/seo/structured-data'
import { organizationData, websiteData } from '@/lib/seo/organization-data'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/')
}

/** Renders the home page, its parts in the order that docs/decisions/0005 gives reasons for. */
export default function HomePage() {
  const locale = useLocale()
  return (
    <>
      <StructuredData data={websiteData(locale)} />
      <StructuredData data={organizationData(locale)} />
      <Hero />
      <Chooser />
      <Discretion />
      <EventsAndNews />
      <AboutTeaser />
      <Reviews />
      <SampleNotice />
    </>
  )
}
