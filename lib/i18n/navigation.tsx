'use client'

import NextLink from 'next/link'
import { usePathname as useNextPathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { useLocale } from './locale-context'
import { localizedPath, splitLocalePrefix } from './localized-path'

type Props = ComponentProps<typeof NextLink> & { href: string }

/**
 * Renders a link to a page of the site in the reader's language. next-intl's own brings its message
 * formatter (14 kB gzip) to every page, although no message is formatted in a browser.
 */
export function Link({ href, ...props }: Props) {
  return <NextLink href={localizedPath(href, useLocale())} {...props} />
}

/** Returns the page's path without its language: `/en/services` → `/services`. */
export function usePathname(): string {
  return splitLocalePrefix(useNextPathname()).path
}
