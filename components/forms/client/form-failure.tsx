import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { failureInWords, failureTitle, type Failure } from '@/lib/forms/failure-words'
import { formIds } from '@/lib/forms/field-ids'
import { ErrorBox } from './error-box'
import { focusFromStart } from './focus-from-start'

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
    <ErrorBox
      id={formIds.failure}
      ref={box}
      isShown={Boolean(failure)}
      titleId={formIds.failureTitle}
      title={failure && failureTitle(t, failure, failed)}
    >
      {/* Each in an element of its own: a translator puts its own into the place of words beside others. */}
      <p>
        <span id={formIds.failureReason}>{failure && failureInWords(t, failure)}</span>{' '}
        <span>{mayBeSentAgain && t('delivery-unknown')}</span>
      </p>
      {children}
    </ErrorBox>
  )
}
