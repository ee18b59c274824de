import { forms, honeypotName, type FormName } from '@/lib/forms/forms'

export type Answers = Record<string, string | string[] | boolean | null>

/**
 * Returns what stands in the form's controls, by field name. The page, not the state in memory, is the truth: browsers
 * restore, fill in and keep text without telling anyone.
 */
export function readAnswers(form: HTMLFormElement): Answers {
  const answers: Answers = {}
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement) answers[control.name] = control.value
    if (control instanceof HTMLInputElement) answers[control.name] = read(control, answers)
  }
  return answers
}

/** Returns whether leaving now would lose anything that the visitor has written or chosen. */
export function hasAnswers(form: HTMLFormElement): boolean {
  const begun = new Map(
    [...form.querySelectorAll('textarea')].map(({ name, dataset }) => [name, dataset.prefilled]),
  )
  return Object.entries(readAnswers(form)).some(
    ([name, answer]) =>
      name !== honeypotName &&
      (Array.isArray(answer) ? answer.length > 0 : Boolean(answer) && answer !== begun.get(name)),
  )
}

function read(control: HTMLInputElement, answers: Answers): Answers[string] {
  const { name, type, value, checked } = control
  const before = answers[name] ?? null
  if (type === 'radio') return checked ? value : before
  if (type !== 'checkbox') return value
  // A box without a value of its own is a yes; several with values make a list.
  if (!control.hasAttribute('value')) return checked
  const list = Array.isArray(before) ? before : []
  return checked ? [...list, value] : list
}

/** Returns the answers of an empty form: the lists only, other controls start as the page has them. */
export function emptyAnswers(form: FormName): Record<string, string[]> {
  return Object.fromEntries(forms[form].listFields.map((field) => [field, []]))
}

/**
 * Returns what stands in the form of the server's HTML before React has taken it over. React Hook
 * Form starts from this, or it would clear the radio buttons that are already chosen.
 */
export function initialAnswers(form: FormName): Answers {
  const element =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLFormElement>(`form[action="/api/${form}"]`)
  return { ...emptyAnswers(form), ...(element && readAnswers(element)) }
}
