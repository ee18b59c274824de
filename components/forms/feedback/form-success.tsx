'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { checkIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import styles from './outcome.module.css'

type Props = { title: string; again: string; onAgain: () => void; children: ReactNode }

/**
 * Renders the confirmation in the form's place. Its heading takes the focus, and the page goes on
 * from there.
 */
export function FormSuccess({ title, again, onAgain, children }: Props) {
  const textId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.success}>
      <span className={styles.mark}>
        <IconShape path={checkIcon} />
      </span>
      <h3 ref={heading} className={styles.title} tabIndex={-1} aria-describedby={textId}>
        {title}
      </h3>
      <div className={styles.text} id={textId}>
        {children}
      </div>
      <Button tone="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
