import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showDialog } from '@/components/ui/browser/dialogs'
import { Button, IconButton } from '@/components/ui/button'
import { closeIcon } from '@/components/ui/icon-paths'
import styles from './consent-choices.module.css'
import type { ConsentWords } from './consent-words'

type Props = {
  words: ConsentWords['choices']
  /** What the visitor has chosen so far. */
  statistics: boolean
  onChoice: (statistics: boolean) => void
  onClose: () => void
}

/**
 * Renders the dialog with one box for each purpose, none ticked beforehand. To close it changes
 * nothing.
 */
export function ConsentChoices({ words, statistics, onChoice, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [ticked, setTicked] = useState(statistics)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!showDialog(dialog.current)) close()
  }, [])

  function choose(answer: boolean) {
    // Closed before it goes, so that the focus returns to where it came from.
    dialog.current?.close()
    onChoice(answer)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="consent-choices-title"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="consent-choices-title">
          {words.title}
        </h2>
        <IconButton label={words.close} icon={closeIcon} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.purpose}>
        <strong>{words.technical}</strong>
        <p>{words.technicalText}</p>
      </div>
      <div className={styles.purpose}>
        <label className={styles.label}>
          <input
            type="checkbox"
            checked={ticked}
            aria-describedby="consent-statistics"
            onChange={(event) => setTicked(event.target.checked)}
          />
          <strong>{words.statistics}</strong>
        </label>
        <p id="consent-statistics">{words.statisticsText}</p>
      </div>
      <div className={styles.actions}>
        <Button tone="secondary" onClick={() => choose(false)}>
          {words.refuseAll}
        </Button>
        <Button tone="secondary" onClick={() => choose(true)}>
          {words.acceptAll}
        </Button>
        <Button tone="secondary" onClick={() => choose(ticked)}>
          {words.save}
        </Button>
      </div>
    </dialog>
  )
}
