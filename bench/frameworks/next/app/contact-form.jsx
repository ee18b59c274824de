'use client'
import { useEffect, useState } from 'react'
import { errorsOf } from '../generated/form-rules'

const empty = { name: '', email: '', message: '', privacy: false }

export function ContactForm({ words }) {
  const [values, setValues] = useState(empty)
  const [isReady, setReady] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [status, setStatus] = useState()
  const errors = isChecked ? errorsOf(values) : {}
  // Without its script the form sends nothing.
  useEffect(() => setReady(true), [])

  async function send(event) {
    event.preventDefault()
    setChecked(true)
    const wrong = Object.entries(errorsOf(values)).find(([, rule]) => rule)
    if (wrong) return event.target.elements[wrong[0]].focus()
    const body = JSON.stringify(values)
    const answer = await fetch('/api/contact', { method: 'POST', body }).catch(() => undefined)
    setStatus(answer?.ok ? words.sent : words.failed)
  }

  function control(name) {
    return {
      id: `contact-${name}`,
      name,
      'aria-invalid': errors[name] ? true : undefined,
      'aria-describedby': `contact-${name}-hint contact-${name}-error`,
    }
  }

  function textControl(name) {
    const onChange = ({ target }) => setValues({ ...values, [name]: target.value })
    return { ...control(name), value: values[name], onChange }
  }

  function error(name) {
    const rule = errors[name]
    return rule && <p id={`contact-${name}-error`}>{words.errors[rule]}</p>
  }

  return (
    <form noValidate onSubmit={send}>
      <label htmlFor="contact-name">{words.name}</label>
      {error('name')}
      <input {...textControl('name')} autoComplete="name" />
      <label htmlFor="contact-email">{words.email}</label>
      <p id="contact-email-hint">{words.emailHint}</p>
      {error('email')}
      <input {...textControl('email')} type="email" autoComplete="email" />
      <label htmlFor="contact-message">{words.message}</label>
      <p id="contact-message-hint">{words.messageHint}</p>
      {error('message')}
      <textarea {...textControl('message')} />
      {error('privacy')}
      <label>
        <input
          {...control('privacy')}
          type="checkbox"
          checked={values.privacy}
          onChange={({ target }) => setValues({ ...values, privacy: target.checked })}
        />
        {words.privacy}
      </label>
      <button disabled={!isReady} type="submit">
        {words.submit}
      </button>
      <p role="status">{status}</p>
    </form>
  )
}
