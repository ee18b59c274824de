/** Returns a place in a file as an editor would say it: `«due-pomeriggi».sessions«2027-10-25».date`. */
export function placeName(content: unknown, path: readonly PropertyKey[]): string {
  let value = content
  return path
    .map((step, index) => {
      value = (value as Record<PropertyKey, unknown> | undefined)?.[step]
      if (typeof step === 'number') return labelOf(value) ?? ` n. ${step + 1}`
      return index ? `.${String(step)}` : String(step)
    })
    .join('')
    .trim()
}

/** A record of a list is known by its id, else by its title or its first text. */
function labelOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { id, title } = value as { id?: unknown; title?: { it?: unknown } }
  const name = [id, title?.it, ...Object.values(value)].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  return name === undefined ? undefined : `«${shortened(String(name))}»`
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
