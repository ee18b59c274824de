'use client'

import { useLocale } from 'next-intl'
import type { MouseEvent } from 'react'
import { writeCookie } from '@/components/ui/browser/cookies'
import { chevronIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { type Locale, localeCookie, localeRegistry, locales } from '@/lib/i18n/locales'
import { usePathname } from '@/lib/i18n/navigation'
import { isHttps } from '@/lib/site-url'
import { Disclosure } from './disclosure'
import styles from './language-selector.module.css'

type Props = { label: string }

function storeChoice(locale: Locale) {
  const secure = isHttps ? '; Secure' : ''
  writeCookie(
    `${localeCookie.name}=${locale}; Max-Age=${localeCookie.maxAge}; Path=/; SameSite=Lax${secure}`,
  )
}

/**
 * Renders a real link to this page in each language. They load the page anew, so that they work without
 * JavaScript; the Italian one goes by `/it`, where the server stores the choice
 * (docs/decisions/0002).
 */
export function LanguageSelector({ label }: Props) {
  const current = useLocale()
  const pathname = usePathname()

  function choose(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
    storeChoice(locale)
    event.currentTarget.search = window.location.search
    event.currentTarget.hash = window.location.hash
  }

  return (
    <Disclosure
      label={label}
      summary={
        <span className={styles.button}>
          <span className={styles.code}>{current}</span>
          <IconShape path={chevronIcon} />
        </span>
      }
    >
      <ul className={styles.languages}>
        {locales.map((locale) => (
          <li key={locale}>
            {/* A full load on purpose: <Link> would keep the old document and its language. */}
            <a
              className={styles.language}
              href={`/${locale}${pathname === '/' ? '' : pathname}`}
              hrefLang={localeRegistry[locale].hreflang}
              lang={localeRegistry[locale].hreflang}
              aria-current={locale === current || undefined}
              onClick={(event) => choose(event, locale)}
            >
              <Flag locale={locale} />
              {localeRegistry[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Renders a language's flag, fetched when it is seen; where there is none, the language's two letters. */
function Flag({ locale }: { locale: Locale }) {
  const { flag } = localeRegistry[locale]
  if (!flag) {
    return (
      <span className={styles.flag} aria-hidden="true">
        {locale}
      </span>
    )
  }
  return (
    // Next's component would bring its code; there is nothing to make smaller.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.flag}
      src={`/assets/flags/${flag}.svg`}
      alt=""
      width="60"
      height="40"
      loading="lazy"
    />
  )
}
