import { isGroup } from '../lib/i18n/flatten-messages'

/** A field of a form, as far as it says what its value has to be. */
export type Named = {
  name: string
  widget?: string
  required?: unknown
  min?: number
  root?: boolean
  fields?: readonly Named[]
}

/**
 * Returns the file for a form. Of what nobody has filled in the application writes a switch as "no", and
 * leaves out a list that may be empty but has to be there: both are put right.
 */
export function writeContent(content: unknown, fields: readonly Named[]): string {
  const inside = fields[0]?.root ? fields[0].fields : fields
  return JSON.stringify(written(content, inside), null, 2)
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

function valueOf(value: unknown, { widget, required, min, fields }: Named): unknown {
  if (value === false && widget === 'boolean' && required === false) return undefined
  if (value === undefined && widget === 'list' && min === 0) return []
  return fields ? written(value, fields) : value
}
