import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import type { Metadata } from 'next'
import { MessageScreen } from '@/components/error-screen/message-screen'
import { ButtonAnchor } from '@/components/ui/button-anchor'
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
          {locales.map((locale) => (
            <MessageScreen
              key={locale}
              lang={locale}
              heading={locale === defaultLocale ? 'h1' : 'h2'}
              title={messagesFor(locale).NotFoundPage.title}
              text={messagesFor(locale).NotFoundPage.lead}
              actions={
                <ButtonAnchor href={localizedPath('/', locale)}>
                  {messagesFor(locale).NotFoundPage.home}
                </ButtonAnchor>
              }
            />
          ))}
        </main>
      </body>
    </html>
  )
}
