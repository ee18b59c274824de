import * as z from 'zod/mini'
import { locales } from '../i18n/locales'
import type { ErrorCode } from './error-codes'
import { honeypotName } from './form-definition'

// Zod compiles schemas with `new Function` where it may; a strict CSP reports even the attempt.
z.config({ jitless: true })

type TextOptions = {
  max: number
  /** Newlines and tabs are allowed, and writing from right to left needs no suspicion. */
  multiline?: boolean
}

const controls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const controlsButNewlineAndTab = /[^\P{Cc}\n\t]|\p{Cs}/u
/** Characters that reorder what stands around them: they can disguise a name or an address. */
const bidiControls = /\p{Bidi_Control}/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

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

export function text({ max, multiline = false }: TextOptions) {
  return z.string({ error: requiredOrInvalid }).check(
    z.overwrite((value) => {
      const normalized = value.trim().normalize('NFC')
      return multiline ? normalized.replace(/\r\n?|[\u2028\u2029]/g, '\n') : normalized
    }),
    errorCheck((value) => {
      if (!visible.test(value)) return 'required'
      if (multiline ? controlsButNewlineAndTab.test(value) : controls.test(value)) return 'invalid'
      if (!multiline && bidiControls.test(value)) return 'invalid'
      // Code points, so that an emoji counts as one character and not as two.
      if (value.length > max && [...value].length > max) return 'max'
    }),
  )
}

/**
 * Returns the schemas of a form's fields, those of `names` such that they may be missing: an empty
 * answer counts as missing and leaves no trace in the data.
 */
export function withOptional<Fields extends Record<string, z.ZodMiniType>, Name extends string>(
  fields: Fields,
  names: readonly Name[],
) {
  const isOptional = (name: string) => names.some((other) => other === name)
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      isOptional(name) ? optional(schema) : schema,
    ]),
  ) as {
    [Field in keyof Fields]: Field extends Name ? z.ZodMiniOptional<Fields[Field]> : Fields[Field]
  }
}

function optional<Output>(schema: z.ZodMiniType<Output, unknown>) {
  const emptyAsMissing = z.transform((value: unknown): unknown =>
    value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
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
