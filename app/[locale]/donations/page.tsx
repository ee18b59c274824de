import { DonationsOpening } from '@/components/donations/donations-opening'
import { FivePerThousand } from '@/components/donations/five-per-thousand'
import { Paypal } from '@/components/donations/paypal'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/donations', 'DonationsPage')
}

export default function DonationsPage() {
  return (
    <>
      <DonationsOpening />
      <Paypal />
      <FivePerThousand />
    </>
  )
}
