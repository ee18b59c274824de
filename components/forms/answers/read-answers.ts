import { honeypotName } from '../frame/honeypot'

export type Answers = Record<string, string | string[] | boolean | null>

/**
 * What stands in the form's controls. The page, not the state in memory, is the truth: browsers
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

/** Whether leaving now would lose anything that the visitor has written or chosen. */
export function hasAnswers(form: HTMLFormElement): boolean {
  return Object.entries(readAnswers(form)).some(
    ([name, answer]) =>
      name !== honeypotName && (Array.isArray(answer) ? answer.length > 0 : Boolean(answer)),
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
