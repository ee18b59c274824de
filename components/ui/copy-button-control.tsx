'use client'

import { useState } from 'react'
import { Button } from './button'
import styles from './copy-button.module.css'
import { checkIcon, copyIcon } from './icon-paths'
import { IconShape } from './icon-shape'

type Props = { label: string; value: string; shownIn: string; copied: string; selected: string }

type Outcome = 'copied' | 'selected'

export function CopyButtonControl({ label, value, shownIn, copied, selected }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [presses, setPresses] = useState(0)

  async function copy() {
    const result = await write(value)
    if (result === 'selected') select(shownIn)
    setOutcome(result)
    setPresses((count) => count + 1)
  }

  return (
    <div className={styles.copyButton}>
      <Button tone="secondary" onClick={copy}>
        <IconShape path={outcome === 'copied' ? checkIcon : copyIcon} />
        {label}
      </Button>
      <p className={styles.status} role="status">
        {/* A new element for each press: the same words are then spoken again. */}
        {outcome && <span key={presses}>{outcome === 'copied' ? copied : selected}</span>}
      </p>
    </div>
  )
}

/** Copies a text, where the browser allows it: only secure pages have a clipboard. */
async function write(value: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(value)
    return 'copied'
  } catch {
    return 'selected'
  }
}

function select(id: string): void {
  const element = document.getElementById(id)
  if (element) window.getSelection()?.selectAllChildren(element)
}
