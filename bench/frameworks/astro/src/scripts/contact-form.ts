type Control = HTMLInputElement | HTMLTextAreaElement

const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
const template = document.querySelector<HTMLTemplateElement>('#field-error')
if (form && template) enhance(form, template)

/** Checks the form in the browser and sends it without leaving the page. */
function enhance(form: HTMLFormElement, template: HTMLTemplateElement) {
  const words = JSON.parse(form.dataset.words ?? '{}')
  const controls = [...form.querySelectorAll<Control>('[required]')]
  const button = form.querySelector('button')
  const status = form.querySelector('[role=status]')
  let isChecked = false

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    // Nobody is corrected before having tried to send.
    isChecked = true
    controls.forEach(show)
    const wrong = controls.find((control) => !control.validity.valid)
    if (wrong) return wrong.focus()
    tell(words.sending)
    const body = JSON.stringify(Object.fromEntries(new FormData(form)))
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(form.action, { method: 'POST', headers, body }).catch(() => null)
    if (answer?.ok) form.replaceWith(words.sent)
    else tell(words.failed)
  })
  form.addEventListener('input', ({ target }) => {
    const control = controls.find((one) => one === target)
    if (control && isChecked) show(control)
  })
  if (button) button.disabled = false

  function show(control: Control) {
    check(control)
    const id = `${control.id}-error`
    document.getElementById(id)?.remove()
    const field = control.closest('div')
    const { valid } = control.validity
    const hint = document.getElementById(`${control.id}-hint`)?.id
    const described = [hint, !valid && id].filter(Boolean).join(' ')
    control.toggleAttribute('aria-describedby', Boolean(described))
    if (described) control.setAttribute('aria-describedby', described)
    field?.toggleAttribute('data-invalid', !valid)
    if (valid) return control.removeAttribute('aria-invalid')
    control.setAttribute('aria-invalid', 'true')
    const error = template.content.querySelector('p')?.cloneNode(true) as HTMLElement
    error.id = id
    error.querySelector('[data-text]')?.append(control.validationMessage)
    const place = control.type === 'checkbox' ? control.closest('label') : control
    place?.before(error)
  }

  /** Gives a control our own words for what the browser finds wrong, and the rules it lacks. */
  function check(control: Control) {
    control.setCustomValidity('')
    const { valueMissing, typeMismatch, tooLong } = control.validity
    if (valueMissing || (control.type !== 'checkbox' && !control.value.trim())) {
      control.setCustomValidity(words.required)
    } else if (typeMismatch || (control.type === 'email' && !/@.+\../.test(control.value))) {
      control.setCustomValidity(words.email)
    } else if (tooLong || control.value.length > (control.name === 'name' ? 100 : 5000)) {
      control.setCustomValidity(words.max)
    }
  }

  function tell(text: string) {
    if (status) status.textContent = text
  }
}
