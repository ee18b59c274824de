import { markPast } from './mark-past'
import { MarkPastWatcher } from './mark-past-watcher'

const script = `(${markPast})()`

/**
 * Renders the script that marks the events before it in the page by the day on which it is read:
 * docs/decisions/0018. Scripts run only in a document that is loaded; the component sees to the rest.
 */
export function MarkPastScript() {
  return (
    <>
      <script>{script}</script>
      <MarkPastWatcher />
    </>
  )
}
