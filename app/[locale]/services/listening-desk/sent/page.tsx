import { SentPage } from '@/components/forms/sent-page'

export { sentMetadata as generateMetadata } from '@/components/forms/sent-page'

export default function RequestSentPage() {
  return <SentPage form="listening-desk" />
}
