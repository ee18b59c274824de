import { SentPage } from '@/components/forms/sent-page'

export { sentMetadata as generateMetadata } from '@/components/forms/sent-page'

export default function ContactSentPage() {
  return <SentPage form="contact" />
}
