import type * as z from 'zod/mini'
import { errorCheck, text } from './fields'
import { readSigns } from './typed-text'

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * Returns the address as mail servers want it, with an internationalized domain in its ASCII form,
 * or `undefined` unless the text is exactly one plain address.
 */
export function asciiEmailAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const user = address.slice(0, at)
  const labels = address.slice(at + 1).split('.')
  if (at < 1 || user.length > 64 || !local.test(user)) return undefined
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return undefined
  if (!URL.canParse(`https://${labels.join('.')}`)) return undefined
  const domain = new URL(`https://${labels.join('.')}`).hostname
  // The last label: two characters or more, and not a number, which would be an IP address.
  if (!/^([a-z\d-]{1,63}\.)+(?!\d+$)[a-z\d-]{2,63}$/.test(domain)) return undefined
  const ascii = `${user}@${domain}`
  return ascii.length > 254 ? undefined : ascii
}

export function emailAddress() {
  return text({ max: 254, read: readSigns }).check(
    errorCheck((value) => (asciiEmailAddress(value) ? undefined : 'email')),
  ) satisfies z.ZodMiniType<string>
}
