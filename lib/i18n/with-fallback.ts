import { flattenMessages, isGroup } from './flatten-messages'
import { markFallback } from './jsx/mark-language'

type Tree = { [key: string]: string | Tree }

/**
 * Returns `messages` with the holes filled from `fallback` (docs/decisions/0014): no visitor ever
 * sees a raw key.
 */
export function withFallback<T extends Tree>(messages: object, fallback: T): T {
  const own: Record<string, unknown> = { ...messages }
  const merged: Tree = {}
  for (const [key, value] of Object.entries(fallback)) {
    const text = own[key]
    if (typeof value !== 'string') merged[key] = withFallback(isGroup(text) ? text : {}, value)
    else merged[key] = isText(text) ? text : markFallback(value)
  }
  return merged as T
}

/** Returns the keys that `withFallback` fills. */
export function holesIn(messages: object, fallback: object): string[] {
  const own = flattenMessages(messages)
  return [...flattenMessages(fallback).keys()].filter((key) => !isText(own.get(key)))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
