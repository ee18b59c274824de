import { isGroup } from '../lib/i18n/flatten-messages'
import { amountOf, amountPattern, amountText } from './euro-amounts'

/** A field of a form, as far as it says what its value has to be. */
export type Named = {
  name: string
  widget?: string
  required?: unknown
  min?: number
  pattern?: readonly unknown[]
  root?: boolean
  fields?: readonly Named[]
}

/** Returns the content of a file for its form: amounts as people write them. */
export function readContent(content: unknown, fields: readonly Named[]): unknown {
  return shown(content, fieldsInside(fields))
}

function shown(value: unknown, fields: readonly Named[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => shown(one, fields))
  if (!isGroup(value)) return value
  const entries = Object.entries(value).map(([name, one]) => {
    const field = fields.find((other) => other.name === name)
    return [name, field && isAmount(field) ? amountText(one) : shown(one, field?.fields)]
  })
  return Object.fromEntries(entries)
}

/**
 * Returns the file for a form. Of what nobody has filled in the application writes a switch as "no",
 * and leaves out a list that may be empty but has to be there: these are put right.
 */
export function writeContent(content: unknown, fields: readonly Named[]): string {
  return JSON.stringify(written(content, fieldsInside(fields)), null, 2)
}

/** A form's one list is the whole file. */
function fieldsInside(fields: readonly Named[]): readonly Named[] | undefined {
  return fields[0]?.root ? fields[0].fields : fields
}

function isAmount({ pattern = [] }: Named): boolean {
  return pattern[0] === amountPattern
}

function written(value: unknown, fields: readonly Named[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => written(one, fields))
  if (!isGroup(value)) return value
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(value)])
  const entries = [...names].map((name) => {
    const field = fields.find((one) => one.name === name)
    return [name, field ? valueOf(value[name], field) : value[name]]
  })
  return Object.fromEntries(entries)
}

function valueOf(value: unknown, field: Named): unknown {
  const { widget, required, min, fields } = field
  if (isAmount(field)) return amountOf(value)
  if (value === false && widget === 'boolean' && required === false) return undefined
  if (value === undefined && widget === 'list' && min === 0) return []
  return fields ? written(value, fields) : value
}
