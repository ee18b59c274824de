import type { FormName } from '../../../lib/forms/form-name'

/** Of the control itself, or of the first one of a group. */
export function fieldId(form: FormName, name: string): string {
  return `${form}-${name}`
}
