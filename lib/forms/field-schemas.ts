import * as z from 'zod/mini'
import { locales } from '../i18n/locales'
import type { ErrorCode } from './error-codes'
import { honeypotName } from './form-definition'
import { isBlank, readLine } from './typed-text'

// Zod compiles schemas with `new Function` where it may; a strict CSP reports even the attempt.
z.config({ jitless: true })

type TextOptions = {
  /** Characters, an emoji being one. */
  max: number
  /** Returns what was seen of what was typed: `readLine` unless it is more than a line, or signs. */
  read?: (typed: string) => string
}

/** A check of zod whose message is an error code, which is how codes travel to the form. */
export function errorCheck<T>(errorOf: (value: T) => ErrorCode | undefined) {
  return z.check<T>(({ value, issues }) => {
    const message = errorOf(value)
    if (message) issues.push({ code: 'custom', message, input: value, path: [] })
  })
}

export function requiredOrInvalid({ input }: { input?: unknown }): ErrorCode {
  return input === undefined || input === null || input === '' ? 'required' : 'invalid'
}

export function text({ max, read = readLine }: TextOptions) {
  return z.string({ error: requiredOrInvalid }).check(
    // First of all: whatever is done to a text takes time in proportion to its length.
    errorCheck(({ length }) => (length > 10 * max ? 'max' : undefined)),
    z.overwrite(read),
    errorCheck((value) => {
      if (value === '') return 'required'
      // Code points, so that an emoji counts as one character and not as two.
      if (value.length > max && [...value].length > max) return 'max'
    }),
  )
}

/**
 * Returns the schema of a form from those of its fields: what its definition calls optional may be
 * missing, and an empty answer counts as missing and leaves no trace in the data.
 */
export function formSchema<
  Field extends string,
  Optional extends Field,
  Schemas extends Record<Field, z.ZodMiniType>,
>(
  { optionalFields }: { fields: readonly Field[]; optionalFields: readonly Optional[] },
  schemas: Schemas,
) {
  const isOptional = (name: string) => optionalFields.some((other) => other === name)
  const fields = Object.fromEntries(
    Object.entries<z.ZodMiniType>(schemas).map(([name, schema]) => [
      name,
      isOptional(name) ? optional(schema) : schema,
    ]),
  ) as {
    [Name in Field]: Name extends Optional ? z.ZodMiniOptional<Schemas[Name]> : Schemas[Name]
  }
  return z.strictObject({ ...fields, ...commonFields })
}

function optional<Output>(schema: z.ZodMiniType<Output, unknown>) {
  const emptyAsMissing = z.transform((value: unknown): unknown =>
    value === null || (typeof value === 'string' && isBlank(value)) ? undefined : value,
  )
  return z.optional(z.pipe(emptyAsMissing, z.optional(schema)))
}

export function choice<const Codes extends readonly string[]>(codes: Codes) {
  return z.enum(codes, { error: requiredOrInvalid })
}

/** Returns the schema of a box that must be ticked. */
export function ticked() {
  return z.literal(true, {
    error: ({ input }) => (input === false ? 'required' : requiredOrInvalid({ input })),
  })
}

/** What both forms send beside their own fields. */
export const commonFields = {
  locale: choice(locales),
  /**
   * Made once per filled form and kept across its retries: one submission is one e-mail. A form that
   * is sent without script leaves it empty, and gets one that is made of its answers.
   */
  submissionId: optional(
    z.pipe(
      z.uuid({ error: requiredOrInvalid }),
      z.transform((id) => id.toLowerCase()),
    ),
  ),
  /** reCAPTCHA's; absent when its script could not load. */
  token: z.optional(z.string({ error: 'invalid' })),
  [honeypotName]: z.optional(z.string({ error: 'invalid' })),
}

/** What a schema gives, once it is certain that it has an id. */
export type Identified<Data> = Omit<Data, 'submissionId'> & { submissionId: string }
