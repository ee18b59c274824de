import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Keeps what was typed before React took over. Where an extension or a translator has changed the page
 * by then, React renders all of it anew, and the form with it: what stood in the old one goes over.
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>, action: string): void {
  // While this renders for the first time, the form of the HTML is in the page, whatever becomes of it.
  const [before] = useState(() => currentForm(action))

  useLayoutEffect(() => {
    if (!before || !form.current || before.form === form.current) return
    copyEntries(before.form, form.current)
    before.form.reset()
    const { focused } = before
    if (isControl(focused)) counterpart(focused, form.current)?.focus({ preventScroll: true })
  }, [before, form])
}

function currentForm(action: string) {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>(`form[action="${action}"]`)
  return form && { form, focused: document.activeElement }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: Element | null): element is Control {
  return element?.matches('input, textarea, select') ?? false
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** Returns the control of a form that asks the same as one of another form. */
function counterpart(control: Control, form: HTMLFormElement): Control | undefined {
  return [...form.elements].filter(isControl).find(({ name, type, value }) => {
    return (
      name === control.name && type === control.type && (!isBox(control) || value === control.value)
    )
  })
}

function copyEntries(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const control of [...from.elements].filter(isControl)) {
    const same = counterpart(control, to)
    if (!same) continue
    if (isBox(control) && isBox(same)) same.checked = control.checked
    else if (same.value !== control.value) same.value = control.value
  }
  const folds = to.querySelectorAll('details')
  for (const [index, { open }] of from.querySelectorAll('details').entries()) {
    const fold = folds[index]
    if (fold) fold.open = open
  }
}
