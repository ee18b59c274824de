/** Returns by field which rule of the contact form is broken, if any. */
export function errorsOf({ name, email, message, privacy }) {
  return {
    name: textError(name, 100),
    email: textError(email, 254) ?? (/^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'email'),
    message: textError(message, 5000),
    privacy: privacy ? undefined : 'required',
  }
}

function textError(text, longest) {
  if (text.trim() === '') return 'required'
  return text.length > longest ? 'max' : undefined
}
