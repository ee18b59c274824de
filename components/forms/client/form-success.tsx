import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button/button-row'
import { Stack } from '@/components/ui/layout/stack'
import { focusFromStart } from './focus-from-start'
import styles from './form-success.module.css'

type Props = {
  /** That it is on its way. */
  picture: ReactNode
  /** That it has arrived, in the words of the specification: said once. */
  title: string
  /** By which we find it. */
  reference: ReactNode
  /** Whom to call in danger. */
  emergency: ReactNode
  /** What comes now. */
  next: ReactNode
  /** How to add something later. */
  contact: ReactNode
  again: string
  onAgain: () => void
}

/** Renders the confirmation in the form's place: its heading takes the focus. */
export function FormSuccess({
  picture,
  title,
  reference,
  emergency,
  next,
  contact,
  again,
  onAgain,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => focusFromStart(heading.current, box.current), [])

  return (
    <div className={styles.success} ref={box} data-sent>
      <div className={styles.picture}>{picture}</div>
      <Stack>
        <h2 className={styles.title} ref={heading} tabIndex={-1} aria-describedby="sent-text">
          {title}
        </h2>
        <p className={styles.reference} id="sent-text">
          {reference}
        </p>
        {emergency}
        {next}
      </Stack>
      <Stack>
        {contact}
        <ButtonRow>
          <Button tone="secondary" onClick={onAgain}>
            {again}
          </Button>
        </ButtonRow>
      </Stack>
    </div>
  )
}
