import {
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import type { ErrorCode } from './error-codes'
import { errorCheck, requiredOrInvalid, text } from './field-schemas'

const options = { defaultCountry: 'IT', extract: false } as const

/**
 * Returns the phone number that a text holds, Italian unless it says otherwise (`+` or `00`), with
 * any usual punctuation; else undefined.
 */
export function parsePhone(value: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(dialable(value), options)
}

export function phone() {
  return z.pipe(
    // Numbers copied from a phone's contacts come wrapped in invisible direction marks.
    z
      .string({ error: requiredOrInvalid })
      .check(z.overwrite((value) => value.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''))),
    text({ max: 40 }).check(errorCheck(phoneError)),
  )
}

function phoneError(value: string): ErrorCode | undefined {
  const problem = validatePhoneNumberLength(dialable(value), options)
  if (problem === 'TOO_SHORT') return 'min'
  if (problem === 'TOO_LONG') return 'max'
  // "Possible" is enough: numbering plans change, and a refused real number loses a person.
  return parsePhone(value)?.isPossible() ? undefined : 'invalid'
}

function dialable(value: string): string {
  return value.replace(/^\((\+\d+)\)/, '$1')
}
