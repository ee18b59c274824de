/** Returns the leaves of a message catalog by their paths, such as `HomePage.title`. */
export function flattenMessages(catalog: object, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(catalog).flatMap(([key, value]): [string, unknown][] =>
      isGroup(value) ? [...flattenMessages(value, `${prefix}${key}.`)] : [[prefix + key, value]],
    ),
  )
}

/** Returns true for a JSON object: neither a text nor a list nor nothing. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
