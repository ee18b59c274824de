import { SentPage } from '@/components/forms/sent/sent-page'

export { sentMetadata as generateMetadata } from '@/components/forms/sent/sent-page'

export default function RequestSentPage() {
  return <SentPage form="listening-desk" />
}
