import { honeypotName } from '@/lib/forms/define-form'
import type { FieldName, Form } from '@/lib/forms/forms'

/** What React Hook Form knows of a field: a text, what is chosen of a list, whether a box is ticked. */
type EnteredValue = string | string[] | boolean | null | undefined

/** What stands in a form, by field. */
export type EnteredValues = {
  [Name in FieldName | typeof honeypotName | 'locale' | 'submissionId']?: EnteredValue
}

/**
 * Returns what stands in a form now. Browsers that restore a page and extensions that fill one in do so
 * without telling anybody, and React Hook Form knows only what it was told.
 */
export function readEnteredValues(form: Form, element: HTMLFormElement) {
  const data = new FormData(element)
  const isIn = (names: readonly FieldName[], name: FieldName) => names.includes(name)
  const read = (name: FieldName): EnteredValue => {
    if (isIn(form.listFields, name)) return data.getAll(name).map(String)
    if (isIn(form.tickFields, name)) return data.has(name)
    return String(data.get(name) ?? '')
  }
  return [
    ...form.fields.map((name) => [name, read(name)] as const),
    [honeypotName, String(data.get(honeypotName) ?? '')] as const,
  ]
}

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
