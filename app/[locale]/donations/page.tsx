import { DonationsOpening } from '@/components/donations/donations-opening'
import { FivePerThousand } from '@/components/donations/five-per-thousand'
import { Receipt } from '@/components/donations/receipt'
import { Uses } from '@/components/donations/uses'
import { Volunteering } from '@/components/donations/volunteering'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/donations')
}

export default function DonationsPage() {
  return (
    <>
      <DonationsOpening />
      <Uses />
      <FivePerThousand />
      <Receipt />
      <Volunteering />
    </>
  )
}
