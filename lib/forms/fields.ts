import * as z from 'zod/mini'
import { locales } from '../i18n/locales'
import { honeypotName } from './define-form'
import type { ErrorCode } from './error-codes'
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

function requiredOrInvalid({ input }: { input?: unknown }): ErrorCode {
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

type Codes<Schema> = Schema extends { codes: infer Offered } ? Offered : undefined

/** Returns the schema of an answer that may be left out: an empty one counts as missing, and leaves no trace. */
export function optional<Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) {
  const emptyAsMissing = z.transform((value: string | null | undefined) =>
    value === null || (typeof value === 'string' && isBlank(value)) ? undefined : value,
  )
  const codes = ('codes' in schema ? schema.codes : undefined) as Codes<Schema>
  return Object.assign(z.optional(z.pipe(emptyAsMissing, z.optional<Schema>(schema))), { codes })
}

/**
 * Returns the schema of one answer among several, with those that the form offers as `codes`. Others may be
 * taken too: those of a page that was open while the offer changed.
 */
export function oneOf<const Code extends string>(
  codes: readonly Code[],
  alsoTaken: readonly Code[] = [],
) {
  const taken = [...new Set([...codes, ...alsoTaken])]
  return Object.assign(z.enum(taken, { error: requiredOrInvalid }), { codes })
}

/**
 * Returns the schema of any number of answers, in the order in which they are offered, with one error for
 * the whole list: the form shows it on the group, not on a box.
 */
export function someOf<const Code extends string>(codes: readonly Code[]) {
  const list = z.custom<Code[]>().check(
    errorCheck((value) => {
      if (!Array.isArray(value)) return requiredOrInvalid({ input: value })
      if (value.length === 0) return 'required'
      if (value.length > codes.length) return 'invalid'
      if (new Set(value).size < value.length) return 'invalid'
      if (!value.every((code) => codes.includes(code))) return 'invalid'
    }),
    z.overwrite((value) => codes.filter((code) => value.includes(code))),
  )
  return Object.assign(list, { codes })
}

/** Returns the schema of a box that must be ticked. */
export function ticked() {
  return z.literal(true, {
    error: ({ input }) => (input === false ? 'required' : requiredOrInvalid({ input })),
  })
}

/** What both forms send beside their own fields. */
export const commonFields = {
  locale: oneOf(locales),
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

/** Returns the schema of a form from those of its fields, which stand in the order of the form. */
export function formSchema<Schemas extends Record<string, z.ZodMiniType>>(schemas: Schemas) {
  return z.strictObject({ ...schemas, ...commonFields })
}

type Choices<Schemas> = {
  [Name in keyof Schemas as Codes<Schemas[Name]> extends undefined ? never : Name]: Codes<
    Schemas[Name]
  >
}

/** Returns every code of every choice, in the order in which the form offers them. */
export function codesOf<Schemas extends Record<string, object>>(
  schemas: Schemas,
): Choices<Schemas> {
  const choices = Object.entries(schemas).flatMap(([name, schema]) =>
    'codes' in schema && schema.codes ? [[name, schema.codes]] : [],
  )
  return Object.fromEntries(choices) as Choices<Schemas>
}

/** What a schema gives, once it is certain that it has an id. */
export type Identified<Data> = Omit<Data, 'submissionId'> & { submissionId: string }
