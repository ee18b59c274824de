import type { useTranslations } from 'next-intl'
import { pageList } from '@/lib/pages'

export type MenuEntry = {
  path: string
  label: string
  children: { path: string; label: string }[]
}

/** Returns the menu with its words, small enough to be handed to client components. */
export function menuEntries(t: ReturnType<typeof useTranslations<'Menu'>>): MenuEntry[] {
  const named = pageList.flatMap(({ path, menu }) => (menu ? [{ path, label: t(menu) }] : []))
  const isBelow = (path: string) => named.some((page) => path.startsWith(`${page.path}/`))
  return named
    .filter(({ path }) => !isBelow(path))
    .map((page) => ({
      ...page,
      children: named.filter(({ path }) => path.startsWith(`${page.path}/`)),
    }))
}
