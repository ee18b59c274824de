import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { alertIcon } from '@/components/ui/icon/icon-paths'
import { IconShape } from '@/components/ui/icon/icon-shape'
import { failureInWords, failureTitle, type Failure } from '@/lib/forms/failure-words'
import { formIds } from '@/lib/forms/field-ids'
import { focusFromStart } from './focus-from-start'
import styles from './outcome.module.css'

type Props = {
  failure: Failure | undefined
  /** That nothing has been sent, in the words of the specification. */
  failed: string
  /** Phone, WhatsApp and e-mail. */
  children: ReactNode
}

/** Renders what a visitor reads when nothing was confirmed, and the other ways to us. */
export function FormFailure({ failure, failed, children }: Props) {
  const t = useTranslations('FormFailure')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (failure) focusFromStart(box.current)
  }, [failure])

  // During the pause it cannot be sent again.
  const mayBeSentAgain =
    failure?.mayHaveArrived && failure.reason !== 'delivery-unknown' && failure.reason !== 'paused'
  return (
    <div className={styles.failure} ref={box} id={formIds.failure} tabIndex={-1} hidden={!failure}>
      <div className={styles.text} role="alert">
        <h3 className={styles.title}>
          <IconShape path={alertIcon} />
          <span id={formIds.failureTitle}>{failure && failureTitle(t, failure, failed)}</span>
        </h3>
        <p id={formIds.failureReason}>
          {failure && failureInWords(t, failure)} {mayBeSentAgain && t('delivery-unknown')}
        </p>
        {children}
      </div>
    </div>
  )
}
