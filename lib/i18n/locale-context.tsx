'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { defaultLocale, type Locale } from './locales'

const LocaleContext = createContext<Locale>(defaultLocale)

type Props = { locale: Locale; children: ReactNode }

/** Tells the components that run in browsers the page's language. */
export function LocaleProvider({ locale, children }: Props) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Returns the page's language in components that run in browsers; next-intl's is for the server. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}
