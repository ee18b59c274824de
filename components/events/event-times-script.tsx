import { markByClock } from './mark-by-clock'
import { WatchEventTimes } from './watch-event-times'

const script = `(${markByClock})()`

/**
 * Renders the script that marks the events before it in the page by the day on which it is read:
 * docs/decisions/0018. Scripts run only in a document that is loaded; the component sees to the rest.
 */
export function EventTimesScript() {
  return (
    <>
      <script>{script}</script>
      <WatchEventTimes />
    </>
  )
}
