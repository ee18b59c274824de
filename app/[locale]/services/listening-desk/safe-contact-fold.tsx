'use client'

import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type EnteredValues, isChanged } from '@/components/forms/entered-values'
import { useRequestForm } from '@/components/forms/request-form-context'
import { Accordion } from '@/components/ui/accordion'
import { attempt } from '@/components/ui/browser/attempt'
import type { FieldName } from '@/lib/forms/forms'

/** A browser that brings the form back does so without these. */
const forgotten = ['safeTimes', 'callName'] as const satisfies readonly FieldName[]

const folded = ['sayWhoWeAre', 'leaveMessage', 'callName'] as const satisfies readonly FieldName[]

type Props = {
  summary: string
  choices: ReactNode
  /** That the browser did not bring back what was typed about it. */
  notBroughtBack: string
  children: ReactNode
}

/** Renders the questions about a safe way to be reached, unfolded where something is to be read or corrected. */
export function SafeContactFold({ summary, choices, notBroughtBack, children }: Props) {
  const { element } = useRequestForm()
  const { errors } = useFormContext<EnteredValues>().formState
  const isBack = useBroughtBack(element)
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? isBack
  // It stays open while the error in it is corrected.
  if (!isOpen && folded.some((name) => errors[name])) setOpen(true)
  return (
    <Accordion summary={summary} isOpen={isOpen} onToggle={setOpen}>
      {choices}
      {isBack && <p>{notBroughtBack}</p>}
      {children}
    </Accordion>
  )
}

/** Returns whether the browser has brought the form back as it was left, but for what it was told to forget. */
function useBroughtBack(element: RefObject<HTMLFormElement | null>): boolean {
  const [isBack, setBack] = useState(false)

  useEffect(() => {
    function look({ persisted }: { persisted: boolean }) {
      const form = element.current
      if (!form || !(persisted || wasOpenBefore()) || !isChanged(form)) return
      const data = new FormData(form)
      if (forgotten.every((name) => !data.get(name))) setBack(true)
    }
    const lookAgain = (event: PageTransitionEvent) => attempt(() => look(event))
    attempt(() => look({ persisted: false }))
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [element])

  return isBack
}

/** Returns whether this document was opened by a reload, by Back, or in a tab that was opened again. */
function wasOpenBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
