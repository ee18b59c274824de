import type { useTranslations } from 'next-intl'
import { navigation } from '@/lib/content/navigation'

export type MenuEntry = {
  path: string
  label: string
  children: { path: string; label: string }[]
}

/** Returns the navigation with its words, small enough to be handed to client components. */
export function menuEntries(t: ReturnType<typeof useTranslations<'Menu'>>): MenuEntry[] {
  return navigation.map(({ path, label, children = [] }) => ({
    path,
    label: t(label),
    children: children.map((child) => ({ path: child.path, label: t(child.label) })),
  }))
}
