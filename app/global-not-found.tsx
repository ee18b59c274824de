import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import type { Metadata } from 'next'
import styles from '@/components/error-screen/error-screen.module.css'
import buttonStyles from '@/components/ui/button.module.css'
import { atkinson, fraunces } from '@/lib/fonts'
import { localizedPath } from '@/lib/i18n/localized-path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'
import italian from '@/messages/it.json'

const words = {
  it: italian.NotFoundPage,
  en: english.NotFoundPage,
  es: spanish.NotFoundPage,
}

export const metadata: Metadata = {
  title: words[defaultLocale].title,
  robots: { index: false },
}

/**
 * For files that are gone (`/assets/…`), which the middleware leaves alone and whose addresses have
 * no language: every language at once. Next's own page carries inline styles.
 */
export default function GlobalNotFound() {
  return (
    <html lang={defaultLocale} className={`${atkinson.variable} ${fraunces.variable}`}>
      <body>
        <main>
          {locales.map((locale) => (
            <section key={locale} className={styles.screen} lang={locale}>
              {locale === defaultLocale ? (
                <h1>{words[locale].title}</h1>
              ) : (
                <h2>{words[locale].title}</h2>
              )}
              <p>{words[locale].lead}</p>
              <p className={styles.actions}>
                <a
                  className={`${buttonStyles.button} ${buttonStyles.primary}`}
                  href={localizedPath('/', locale)}
                >
                  {words[locale].home}
                </a>
              </p>
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
