import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import type { Metadata } from 'next'
import styles from '@/components/error-screen/error-screen.module.css'
import buttonStyles from '@/components/ui/button.module.css'
import { atkinson, fraunces } from '@/lib/fonts'
import { localizedPath } from '@/lib/i18n/localized-path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'

export const metadata: Metadata = {
  title: messagesFor(defaultLocale).NotFoundPage.title,
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
          {locales.map((locale) => {
            const words = messagesFor(locale).NotFoundPage
            const Heading = locale === defaultLocale ? 'h1' : 'h2'
            return (
              <section key={locale} className={styles.screen} lang={locale}>
                <Heading>{words.title}</Heading>
                <p>{words.lead}</p>
                <p className={styles.actions}>
                  <a
                    className={`${buttonStyles.button} ${buttonStyles.primary}`}
                    href={localizedPath('/', locale)}
                  >
                    {words.home}
                  </a>
                </p>
              </section>
            )
          })}
        </main>
      </body>
    </html>
  )
}
