import type { Field } from '@sveltia/cms'
import { languageName } from '../lib/i18n/formats'
import { isLocale } from '../lib/i18n/locales'
import { pagePaths } from '../lib/pages'
import { pageName } from './editor-labels'
import { amountPattern } from './euro-amounts'

/** A JSON Schema, as far as a form is made from it. */
export type JsonSchema = {
  title?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: string[]
  /** What editors call each of those values. */
  enumDescriptions?: string[]
  minItems?: number
  maxItems?: number
  examples?: unknown[]
  [key: string]: unknown
}

/** As `timeSchema` writes it: the application has a control of its own for the time of a day. */
const timePattern = '^([01]\\d|2[0-3]):[0-5]\\d$'

/** Texts of one line; in the other languages' texts a box grows. */
const oneLine = ['title', 'subtitle', 'label', 'name', 'hours', 'duration', 'retry', 'call']

/** Returns the editor's fields for an object of the content, from its JSON Schema. */
export function contentFields(
  { properties = {}, required = [] }: JsonSchema,
  parent = '',
): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const isRequired = required.includes(name)
    const [choice, amount] = choiceOrAmount(schema)
    if (!choice || !amount) return contentField(name, schema, isRequired, parent)
    return [
      contentField(name, { ...schema, anyOf: undefined, ...choice }, isRequired),
      ...contentFields({ ...amount, required: [] }),
    ]
  })
}

function asLabel(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Returns the editor's field for a value of the content. */
export function contentField(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  parent = '',
): Field {
  const { properties, items, title = name, description } = schema
  const words = {
    name,
    label: isLocale(name) ? asLabel(languageName(name)) : title,
    ...(typeof description === 'string' && { hint: description }),
    // It is made of the title when the form is saved.
    required: isRequired && (name !== 'id' || Boolean(choices(schema))),
  }
  if (items) {
    const list = listWidget(name, schema, items)
    const mayBeEmpty = isRequired && list.widget === 'list' && list.min === undefined
    return { ...words, ...list, ...(mayBeEmpty && { required: false, min: 0 }) } as Field
  }
  if (properties)
    return { ...words, widget: 'object', fields: contentFields(schema, name) } as Field
  return {
    ...words,
    ...valueWidget(schema, isLocale(name) && !schema.format && !oneLine.includes(parent)),
  } as Field
}

function listWidget(name: string, schema: JsonSchema, items: JsonSchema) {
  const { title, minItems: min, maxItems: max, examples } = schema
  if (choices(items)) {
    return {
      widget: 'select',
      multiple: true,
      dropdown_threshold: 20,
      options: choices(items),
      min,
      max,
    } as const
  }
  if (!items.properties) {
    return {
      widget: 'list',
      field: contentField(name, { title, examples: examples?.flat(), ...items }, true),
      min,
      max,
    } as const
  }
  return {
    widget: 'list',
    collapsed: true,
    summary: summary(items.properties),
    fields: contentFields(items, name),
    min,
    max,
  } as const
}

function valueWidget(schema: JsonSchema, isLong: boolean) {
  const { type, format, pattern, minimum: min, maxLength: maxlength, examples = [] } = schema
  // The states of an event are seen at once.
  const options = choices(schema)
  if (options) return { widget: 'select', dropdown_threshold: 6, options }
  if (schema.const === true || type === 'boolean') return { widget: 'boolean' }
  if (type === 'integer')
    return { widget: 'number', value_type: 'int', ...(min !== undefined && { min }) }
  // The application's field for numbers makes 50 of «12,50».
  if (type === 'number')
    return { widget: 'string', pattern: [amountPattern, 'Scrivilo così: 1200 oppure 12,50'] }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema.contentMediaType === 'text/html') return { widget: 'richtext' }
  if (schema.contentMediaType === 'image/*')
    return {
      widget: 'image',
      choose_url: false,
      accept: 'image/jpeg,image/png,image/webp',
    }
  if (pattern === timePattern) return { widget: 'datetime', type: 'time', format: 'HH:mm' }
  const example = examples.join(', ')
  return {
    widget: isLong ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(format === 'email' && { type: 'email' }),
    ...(format === 'uri' && { type: 'url' }),
    ...(maxlength !== undefined && { maxlength }),
    ...(pattern !== undefined && {
      pattern: [pattern, example ? `Scrivilo così: ${example}` : 'Non è scritto nel modo giusto'],
    }),
  }
}

/** A value that is one of a list or an amount: the list gets one choice more, the amount a field. */
function choiceOrAmount({ anyOf = [] }: JsonSchema): JsonSchema[] {
  const [choice, amount] = anyOf
  if (!choice?.enum || !amount?.properties) return []
  const [code = ''] = Object.keys(amount.properties)
  const values = [...choice.enum, code]
  const names = [...(choice.enumDescriptions ?? []), amount.title ?? code]
  return [{ ...choice, enum: values, enumDescriptions: names }, amount]
}

/** What a folded record of a list says of itself. */
function summary(properties: Record<string, JsonSchema>): string {
  if ('start' in properties && 'end' in properties) {
    return `${'date' in properties ? '{{fields.date}}, ' : ''}{{fields.start}}–{{fields.end}}`
  }
  const names = ['title', 'question', 'text', 'name', 'label', 'id']
  const [first = ''] = Object.keys(properties)
  const name = names.find((one) => one in properties) ?? first
  return properties[name]?.properties ? `{{fields.${name}.it}}` : `{{fields.${name}}}`
}

/** Returns what a person chooses of; pages are none of the JSON schema, which no new one changes. */
function choices({ enum: values, enumDescriptions: names, format }: JsonSchema) {
  if (format === 'page') return pagePaths.map((value) => ({ value, label: pageName(value) }))
  return values?.map((value, index) => ({ value, label: names?.[index] ?? value }))
}
