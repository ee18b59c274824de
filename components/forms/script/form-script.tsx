'use client'

import { Component, useEffect, useRef, useState, type ReactNode } from 'react'
import { afterPaint } from '@/components/ui/browser/after-paint'
import type { FormWords } from '@/lib/forms/form-words'
import type { FormName } from '@/lib/forms/forms'
import { isChanged } from './is-changed'

type Props = { form: FormName; words: FormWords }

/**
 * Fetches what makes a form better than plain HTML once somebody touches it, or has written in it
 * before. Until all of that is there, and where it never comes, browsers send the form by themselves.
 */
export function FormScript({ form, words }: Props) {
  const idInput = useRef<HTMLInputElement>(null)
  const [enhancement, setEnhancement] = useState<ReactNode>()

  useEffect(() => {
    const element = idInput.current?.form
    if (!element) return
    return onFirstTouch(element, async () => {
      const [{ FormEnhancement }, schema] = await Promise.all([
        import('./form-enhancement'),
        loadSchema[form](),
      ])
      setEnhancement(<FormEnhancement {...{ form, words, element, schema }} />)
    })
  }, [form, words])

  return (
    <>
      <input ref={idInput} type="hidden" name="submissionId" disabled />
      <Optional>{enhancement}</Optional>
    </>
  )
}

/** Forty kilobytes with the telephone numbering plans. */
const loadSchema = {
  contact: async () => (await import('@/lib/forms/contact-schema')).contactSchema,
  'listening-desk': async () =>
    (await import('@/lib/forms/listening-desk-schema')).listeningDeskSchema,
}

/** Calls `start` when the form is first touched, and again at the next touch should it fail. */
function onFirstTouch(element: HTMLFormElement, start: () => Promise<void>): () => void {
  const touches = ['focusin', 'pointerdown', 'input'] as const

  function wait() {
    for (const touch of touches) element.addEventListener(touch, begin)
    window.addEventListener('pageshow', beginIfTouched)
  }
  function stop() {
    for (const touch of touches) element.removeEventListener(touch, begin)
    window.removeEventListener('pageshow', beginIfTouched)
  }
  function begin() {
    stop()
    afterPaint(() => void start().catch(wait))
  }
  function beginIfTouched() {
    if (isChanged(element) || element.contains(document.activeElement)) begin()
  }
  wait()
  beginIfTouched()
  return stop
}

/** Leaves out what fails to render: the form under it goes on without. */
class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return !this.state.hasFailed && this.props.children
  }
}
