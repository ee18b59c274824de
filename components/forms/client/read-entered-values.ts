import type { Form } from '@/lib/forms/all-forms'
import { honeypotName } from '@/lib/forms/form-definition'

type EnteredValue = string | string[] | boolean

/**
 * Returns what stands in a form, by field. Browsers that restore a page and extensions that fill one in
 * do so without telling anybody, and React Hook Form knows only what it was told.
 */
export function readEnteredValues(form: Form, element: HTMLFormElement): [string, EnteredValue][] {
  const data = new FormData(element)
  const {
    listFields,
    tickFields,
  }: { listFields: readonly string[]; tickFields: readonly string[] } = form
  return [...form.fields, honeypotName].map((name) => {
    if (listFields.includes(name)) return [name, data.getAll(name).map(String)]
    if (tickFields.includes(name)) return [name, data.has(name)]
    return [name, String(data.get(name) ?? '')]
  })
}
