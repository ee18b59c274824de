'use client'

import NextLink from 'next/link'
import { usePathname as useFullPathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { isReloadDue } from '../navigation/newer-build'
import { isPrivate, isPrivateDocument } from '../navigation/private-pages'
import { localizedPath, splitLocalePrefix } from './localized-path'

/** Returns the path of the page without its language prefix; outside a router, that of the home page. */
export function usePathname(): string {
  return splitLocalePrefix(useFullPathname() ?? '/').path
}

function subscribe() {
  return () => {}
}

/** Returns whether this document is private; of the one in the making, the server knows its path alone. */
export function useIsPrivateDocument(): boolean {
  const path = usePathname()
  return useSyncExternalStore<boolean>(
    subscribe,
    () => isPrivateDocument(path),
    () => isPrivate(path),
  )
}

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }

/**
 * Renders a link to a page of the site in the reader's language. A private page is a document of its own: links
 * from one and to one are plain (docs/decisions/0016).
 */
export function Link({ href, prefetch, ...props }: Props) {
  const address = localizedPath(href, useLocale())
  const isPlain = useIsPrivateDocument() || isPrivate(href)
  if (isPlain) return <a href={address} {...props} />
  return (
    <NextLink
      href={address}
      prefetch={prefetch}
      onNavigate={(event) => {
        if (!isReloadDue()) return
        event.preventDefault()
        window.location.assign(address)
      }}
      {...props}
    />
  )
}
