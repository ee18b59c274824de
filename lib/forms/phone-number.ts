import {
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import type { Locale } from '../i18n/locales'
import type { ErrorCode } from './error-codes'
import { errorCheck, text } from './fields'
import { readSigns } from './typed-text'

const italian = { defaultCountry: 'IT', extract: false } as const

/** The signs between the figures of one number; after an Italian prefix a stroke is one of them. */
const plainlyWritten = /^(?:\+|\d{2,4}\/)?[\d\s().\p{Pd}]+$/u

/**
 * Returns the phone number that a text holds, Italian unless it says otherwise (`+` or `00`), with any
 * usual punctuation and with words around it; else undefined.
 */
export function parsePhone(typed: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(dialable(typed), italian)
  return number?.isPossible() ? number : parsePhoneNumberFromString(dialable(typed), 'IT')
}

/** How the numbers begin that people here have: of Cagliari's area, and of Italian mobiles. */
const local = /^(070|3)/

/**
 * Returns whether a number is what somebody means who wrote this in a page of that language. It may not be
 * where a figure was read that was not written, where there are two numbers or other words, where the
 * numbering plan knows no such number, and where a visitor from abroad may have left the prefix out.
 */
export function isCertain(number: PhoneNumber, typed: string, locale: Locale): boolean {
  const { countryCallingCode, nationalNumber } = number
  const figures = typed.replace(/\D/g, '')
  const international = `${countryCallingCode}${nationalNumber}`
  const asWritten = /^\(?\+/.test(typed)
    ? figures === international
    : figures === `00${international}` ||
      (figures === nationalNumber && (locale === 'it' || local.test(nationalNumber)))
  return asWritten && plainlyWritten.test(withOpenPrefix(typed)) && number.isValid()
}

export function phone() {
  return text({ max: 40, read: readSigns }).check(errorCheck(phoneError))
}

function phoneError(value: string): ErrorCode | undefined {
  // "Possible" is enough: numbering plans change, and a refused real number loses a person.
  if (parsePhone(value)?.isPossible()) return undefined
  const problem = validatePhoneNumberLength(dialable(value), italian)
  return problem === 'TOO_SHORT' ? 'min' : problem === 'TOO_LONG' ? 'max' : 'invalid'
}

function dialable(typed: string): string {
  return withOpenPrefix(typed.replace(/\p{Nd}/gu, digitOf))
}

function withOpenPrefix(typed: string): string {
  return typed.replace(/^\((\+\d+)\)/, '$1')
}

/** Returns a figure of any script as ours: in Unicode each script has its ten in a row, from nought on. */
function digitOf(figure: string): string {
  const code = figure.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
