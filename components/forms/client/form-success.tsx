import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { focusFromStart } from './focus-from-start'
import styles from './outcome.module.css'

type Props = {
  /** Where we meet. */
  picture: ReactNode
  /** That it has arrived, in the words of the specification: said once. */
  title: string
  /** What comes now. */
  next: ReactNode
  /** How to add something later, and whom to call in danger. */
  contact: ReactNode
  again: string
  onAgain: () => void
}

/** Renders the confirmation in the form's place: its heading takes the focus. */
export function FormSuccess({ picture, title, next, contact, again, onAgain }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => focusFromStart(heading.current, box.current), [])

  return (
    <div className={styles.success} ref={box} data-sent>
      <div className={styles.picture}>{picture}</div>
      <h2 className={styles.title} ref={heading} tabIndex={-1} aria-describedby="sent-text">
        {title}
      </h2>
      <div className={styles.text} id="sent-text">
        {next}
        {contact}
      </div>
      <Button tone="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
