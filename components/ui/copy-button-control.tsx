'use client'

import { useState } from 'react'
import { Button } from './button'
import styles from './button.module.css'
import { checkIcon, copyIcon } from './icon-paths'
import { IconShape } from './icon-shape'

type Props = { label: string; value: string; shownIn: string; copied: string; selected: string }

export function CopyButtonControl({ label, value, shownIn, copied, selected }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  const [presses, setPresses] = useState(0)

  async function copy() {
    setOutcome(await copyText(value, shownIn))
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

/**
 * Copies a text, or selects the element that shows it where the browser does not copy for us: only
 * secure pages have a clipboard.
 */
async function copyText(text: string, shownIn: string): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    const element = document.getElementById(shownIn)
    if (element) window.getSelection()?.selectAllChildren(element)
    return 'selected'
  }
}
