import { errorAtField, errorInSummary } from '@/lib/forms/error-words'
import { fieldId } from '@/lib/forms/form-definition'
import type { FormWords } from '@/lib/forms/form-words'
import type { Rule } from '@/lib/forms/rules'
import type { Status } from './use-submission'

/** Returns a place of the form that the page has ready to be filled in. */
export function part(within: ParentNode, name: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(`[data-part=${name}]`)
  if (!found) throw new Error(`The form has no part called ${name}`)
  return found
}

/** Focuses a text and shows its beginning: left alone, browsers show the end of one that is tall. */
export function focusFromStart(element: HTMLElement, focused: HTMLElement | null = element): void {
  focused?.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Shows the errors in the summary and at their fields, as lib/submissions/failure-page.ts does. */
export function showErrors(
  form: HTMLFormElement,
  words: FormWords,
  errors: Record<string, Rule>,
): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset.field ?? ''
    const rule = errors[name]
    showError(field, part(form, 'pattern'), rule && errorAtField(words, name, rule))
  }
  const lines = Object.keys(words.labels).flatMap((name) => {
    const rule = errors[name]
    return rule ? [errorLine(name, errorInSummary(words, name, rule))] : []
  })
  part(form, 'errors').replaceChildren(...lines)
  part(form, 'summary').hidden = lines.length === 0
}

function showError(field: HTMLElement, pattern: HTMLElement, message: string | undefined): void {
  const id = fieldId(field.dataset.field ?? '')
  const error = document.getElementById(`${id}-error`)
  if (!error) return
  error.hidden = !message
  error.replaceChildren(...(message ? pattern.cloneNode(true).childNodes : []))
  if (message) part(error, 'message').textContent = message
  field.toggleAttribute('data-invalid', Boolean(message))
  if (message) field.closest('details')?.setAttribute('open', '')
  const ids = [document.getElementById(`${id}-hint`) && `${id}-hint`, message && error.id]
  const described = ids.filter(Boolean).join(' ')
  for (const element of [field, ...field.querySelectorAll('*')]) {
    if (element.hasAttribute('aria-invalid')) {
      element.setAttribute('aria-invalid', String(Boolean(message)))
    }
    if (element.hasAttribute('data-described')) {
      if (described) element.setAttribute('aria-describedby', described)
      else element.removeAttribute('aria-describedby')
    }
  }
}

function errorLine(name: string, text: string): HTMLLIElement {
  const line = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${fieldId(name)}`
  link.textContent = text
  line.append(link)
  return line
}

/** Makes a link of the summary show the label or legend too, which stand above the control. */
export function followSummary(form: HTMLFormElement): () => void {
  const list = part(form, 'errors')
  function goToField(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a')
    const control = link && document.getElementById(link.hash.slice(1))
    if (!control) return
    event.preventDefault()
    const group = control.closest('fieldset')
    const label = group?.querySelector('legend') ?? form.querySelector(`label[for=${control.id}]`)
    ;(label ?? control.closest('label') ?? control).scrollIntoView()
    control.focus({ preventScroll: true })
  }
  list.addEventListener('click', goToField)
  return () => list.removeEventListener('click', goToField)
}

/** Shows how far a submission has come, and moves the focus to what must be read. */
export function showStatus(form: HTMLFormElement, words: FormWords, status: Status): void {
  const button = form.querySelector('button[type=submit]')
  const isSending = status.type === 'sending'
  // The button keeps the focus, so it is only marked as disabled.
  if (isSending) button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
  if (button) button.textContent = isSending ? words.sending : words.submit
  part(form, 'status').textContent = isSending ? words.sending : ''

  const failure = part(form, 'failure')
  failure.hidden = status.type !== 'failed'
  if (status.type === 'failed') {
    const { reason, mayHaveArrived } = status
    const reasons = [
      words.failureReasons[reason],
      mayHaveArrived && reason !== 'delivery-unknown' && words.failureReasons['delivery-unknown'],
    ]
    part(failure, 'failure-title').textContent = mayHaveArrived ? words.unknown : words.failed
    part(failure, 'failure-reason').textContent = reasons.filter(Boolean).join(' ')
    focusFromStart(failure)
  }

  const success = part(form.parentElement ?? document, 'success')
  success.hidden = status.type !== 'sent'
  form.hidden = status.type === 'sent'
  if (status.type === 'sent') {
    part(success, 'reference').textContent = status.reference
    focusFromStart(success, success.querySelector('h2'))
  }
}
