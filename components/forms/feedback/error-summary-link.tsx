'use client'

import type { MouseEvent } from 'react'
import { fieldId } from '../fields/field-id'
import { useFormContents } from '../context/form-context'
import { useField } from '../fields/use-field'

type Props = { name: string }

/** Leads to a field, and shows its label or legend too, which stand above the control. */
export function ErrorSummaryLink({ name }: Props) {
  const { form, words } = useFormContents()
  const { error } = useField(name, false)
  const id = fieldId(form, name)

  function goToField(event: MouseEvent) {
    const control = document.getElementById(id)
    if (!control) return
    event.preventDefault()
    const group = control.closest('fieldset')
    const label = group?.querySelector('legend') ?? document.querySelector(`label[for="${id}"]`)
    ;(label ?? control.closest('label') ?? control).scrollIntoView()
    control.focus({ preventScroll: true })
  }

  return (
    <a href={`#${id}`} onClick={goToField}>
      {words.labels[name]} – {error}
    </a>
  )
}
