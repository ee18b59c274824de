import { DonationsOpening } from '@/components/donations/donations-opening'
import { FivePerThousand } from '@/components/donations/five-per-thousand'
import { Receipt } from '@/components/donations/receipt'
import { Uses } from '@/components/donations/uses'
import { Volunteering } from '@/components/donations/volunteering'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/donations')
}

export default function DonationsPage() {
  return (
    <>
      <Breadcrumbs path="/donations" />
      <DonationsOpening />
      <Uses />
      <FivePerThousand />
      <Receipt />
      <Volunteering />
    </>
  )
}
