import { honeypotName } from '@/lib/forms/form-definition'

/** Returns whether leaving now would lose anything that the visitor has written or chosen. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some(
        ({ selected, defaultSelected }) => selected !== defaultSelected,
      )
    }
    if (!(control instanceof HTMLInputElement) || control.name === honeypotName) return false
    if (control.type === 'hidden') return false
    // The value of a box says nothing: without one of its own it is `on`, and its default empty.
    if (control.type === 'checkbox' || control.type === 'radio') {
      return control.checked !== control.defaultChecked
    }
    return control.value !== control.defaultValue
  })
}
