import { markByClock } from './mark-by-clock'
import { TimeMarksWatcher } from './time-marks-watcher'

const script = `(${markByClock})()`

/**
 * Renders the script that marks what has times before it in the page, events and the listening desk's pause,
 * by the day on which it is read: docs/decisions/0018. Scripts run only in a document that is loaded; the
 * component sees to the rest.
 */
export function TimeMarks() {
  return (
    <>
      <script>{script}</script>
      <TimeMarksWatcher />
    </>
  )
}
