'use client'

import NextLink from 'next/link'
import { usePathname as useNextPathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { localizedPath, splitLocalePrefix } from './localized-path'
import { usePageLocale } from './page-locale'

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/ */
    connection?: { saveData?: boolean }
  }
}

type Props = ComponentProps<typeof NextLink> & { href: string }

/** Whether the visitor has asked to be spared data. Not every browser tells. */
function savesData(): boolean {
  const { connection } = globalThis.navigator ?? {}
  return connection?.saveData === true
}

/**
 * Renders a link to a page of the site in the reader's language. next-intl's own brings its message
 * formatter (14 kB gzip) to every page, although no message is formatted in a browser. Its page is
 * fetched ahead once the link is in view, unless the visitor saves data.
 */
export function Link({ href, ...props }: Props) {
  const address = localizedPath(href, usePageLocale())
  return <NextLink href={address} {...(savesData() && { prefetch: false })} {...props} />
}

/** Returns the page's path without its language: `/en/services` → `/services`. */
export function usePathname(): string {
  return splitLocalePrefix(useNextPathname()).path
}
