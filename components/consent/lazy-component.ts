import { lazy, type ComponentType } from 'react'

/**
 * Returns a component whose code is fetched when it is first shown, and that stays away if that
 * fails.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.warn('The cookie choices could not be loaded.', error)
      return { default: () => null }
    }
  })
}
