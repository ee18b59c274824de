'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { copyIcon, shareIcon } from '../icon/icon-paths'
import { IconShape } from '../icon/icon-shape'
import { copyText } from './copy-text'
import styles from './share-buttons.module.css'

type Props = {
  title: string
  url: string
  /** Id of the element that shows the address: selected where the browser does not copy for us. */
  shownIn: string
  labels: { copy: string; share: string; copied: string; selected: string }
}

export function ShareButtonsControl({ title, url, shownIn, labels }: Props) {
  const [outcome, setOutcome] = useState({ words: '', presses: 0 })

  async function copy() {
    const words = labels[await copyText(url, shownIn)]
    setOutcome(({ presses }) => ({ words, presses: presses + 1 }))
  }

  async function share() {
    if (typeof navigator.share !== 'function') return copy()
    // Refused also when the visitor changes their mind: nothing to say then.
    await navigator.share({ title, url }).catch(() => undefined)
  }

  return (
    <>
      <Button className={styles.copy} tone="secondary" onClick={copy}>
        <IconShape path={copyIcon} />
        {labels.copy}
      </Button>
      <Button className={styles.native} tone="secondary" onClick={share}>
        <IconShape path={shareIcon} />
        {labels.share}
      </Button>
      <p className={styles.status} role="status">
        {/* A new element for each press: the same words are then spoken again. */}
        {outcome.words && <span key={outcome.presses}>{outcome.words}</span>}
      </p>
    </>
  )
}
