'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { defaultLocale, type Locale } from './locales'

const PageLocale = createContext<Locale>(defaultLocale)

type Props = { locale: Locale; children: ReactNode }

/** Tells the components that run in browsers the page's language. */
export function PageLocaleProvider({ locale, children }: Props) {
  return <PageLocale value={locale}>{children}</PageLocale>
}

/**
 * Returns the page's language in components that run in browsers. `useLocale` of next-intl is for the
 * server: its provider would bring the message formatter (14 kB gzip) to every page.
 */
export function usePageLocale(): Locale {
  return useContext(PageLocale)
}
