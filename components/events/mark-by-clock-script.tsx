import { markByClock } from './mark-by-clock'
import { MarkByClockWatcher } from './mark-by-clock-watcher'

const script = `(${markByClock})()`

/**
 * Renders the script that marks the events before it in the page by the day on which it is read:
 * docs/decisions/0018. Scripts run only in a document that is loaded; the component sees to the rest.
 */
export function MarkByClockScript() {
  return (
    <>
      <script>{script}</script>
      <MarkByClockWatcher />
    </>
  )
}
