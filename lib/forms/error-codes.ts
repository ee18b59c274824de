import type * as z from 'zod/mini'

/** What can be wrong with an answer; each is said once per language. */
const errorCodes = ['required', 'email', 'min', 'max', 'invalid'] as const

export type ErrorCode = (typeof errorCodes)[number]

export type FieldErrors = Record<string, ErrorCode>

const mostErrors = 40

export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value)
}

/** Returns the code that React Hook Form's error for a field carries. */
export function errorCodeOf(error: { message?: unknown } | undefined): ErrorCode | undefined {
  return error && codeIn(error.message)
}

function codeIn(message: unknown): ErrorCode {
  return isErrorCode(message) ? message : 'invalid'
}

/**
 * Returns the first error of each field, by the field's name. Keys that no form has are
 * invalid.
 */
export function fieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const errors = new Map<string, ErrorCode>()
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1)
    for (const name of names.slice(0, mostErrors).map(String)) {
      if (!errors.has(name)) errors.set(name, codeIn(issue.message))
    }
  }
  return Object.fromEntries(errors)
}
