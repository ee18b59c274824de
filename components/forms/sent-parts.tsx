'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { focusFromStart } from './focus-from-start'
import { useRequestForm } from './request-form-context'
import { useTitlePrefix } from './use-title-prefix'

type TitleProps = {
  className: string | undefined
  /** What then stands before the page's title. */
  prefix: string
  children: ReactNode
}

/** Renders the heading that takes the focus once a form was sent: what it heads is seen from its beginning. */
export function SentTitle({ className, prefix, children }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useTitlePrefix(prefix)

  useEffect(() => focusFromStart(heading.current, heading.current?.closest('[data-sent]')), [])

  return (
    <h2 className={className} ref={heading} tabIndex={-1} aria-describedby="sent-text">
      {children}
    </h2>
  )
}

/** Renders the reference by which we find what was sent. */
export function Reference() {
  const { outcome } = useRequestForm()
  return <strong>{outcome.type === 'sent' && outcome.reference}</strong>
}

export function AgainButton({ children }: { children: ReactNode }) {
  const { startAgain } = useRequestForm()
  return (
    <Button tone="secondary" onClick={startAgain}>
      {children}
    </Button>
  )
}
