/**
 * The ids of a form's parts: where React renders them, and where the server fills them in for those
 * whose browser runs no script (lib/submissions/failure-page.ts). A page has one form.
 */
export const formIds = {
  summary: 'form-errors',
  summaryLines: 'form-errors-lines',
  failure: 'form-failure',
  failureTitle: 'form-failure-title',
  failureReason: 'form-failure-reason',
} as const

/** Returns the id of a field's control, or of the first one of a group. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** Returns the id of the group around the controls of one question. */
export function groupId(name: string): string {
  return `${fieldId(name)}-group`
}

export function hintId(name: string): string {
  return `${fieldId(name)}-hint`
}

export function errorId(name: string): string {
  return `${fieldId(name)}-error`
}

/** Returns the id of the words in a field's error, beside its mark. */
export function errorTextId(name: string): string {
  return `${errorId(name)}-text`
}
