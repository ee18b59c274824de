import { SentPage } from '@/components/forms/after-sending'

export { sentMetadata as generateMetadata } from '@/components/forms/after-sending'

export default function ContactSentPage() {
  return <SentPage form="contact" />
}
