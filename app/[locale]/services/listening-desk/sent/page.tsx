import { SentPage } from '@/components/forms/sent/sent-page'
import { ExitNote, QuickExit } from '@/components/quick-exit/quick-exit'

export { sentMetadata as generateMetadata } from '@/components/forms/sent/sent-page'

export default function RequestSentPage() {
  return (
    <>
      <QuickExit />
      <SentPage form="listening-desk">
        <ExitNote />
      </SentPage>
    </>
  )
}
