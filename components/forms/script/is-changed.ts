import { honeypotName } from '@/lib/forms/form-definition'

/** Returns whether leaving now would lose anything that the visitor has written or chosen. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
    if (!(control instanceof HTMLInputElement) || control.name === honeypotName) return false
    if (control.type === 'hidden') return false
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue
  })
}
