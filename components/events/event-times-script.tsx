import { markEventTimes, whileReading } from './mark-event-times'
import { WatchEventTimes } from './watch-event-times'

const script = `(${whileReading})(${markEventTimes})`

/**
 * Renders the script that says of the events after it in the page whether they are over, on the day on
 * which it is read: docs/decisions/0018.
 */
export function EventTimesScript() {
  return (
    <>
      <script>{script}</script>
      <WatchEventTimes />
    </>
  )
}
