import '@/components/ui/style/tokens.css'
import '@/components/ui/style/base.css'
import type { Metadata } from 'next'
import { MessageScreen } from '@/components/error-screen/message-screen'
import { buttonClass } from '@/components/ui/button'
import { atkinson, fraunces } from '@/components/ui/style/fonts'
import { defaultLocale, languageAttributes, locales } from '@/lib/i18n/locales'
import { localizedPath } from '@/lib/i18n/localized-path'
import { messagesFor } from '@/lib/i18n/messages'

export const metadata: Metadata = {
  title: messagesFor(defaultLocale).NotFoundPage.title,
  robots: { index: false },
}

/**
 * Renders the 404 of missing files (`/assets/…`), in every language at once: the middleware leaves
 * them alone, and their addresses have no language. Next's own page carries inline styles.
 */
export default function GlobalNotFound() {
  const { lang, dir } = languageAttributes(defaultLocale)
  return (
    <html lang={lang} dir={dir} className={`${atkinson.variable} ${fraunces.variable}`}>
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
                <a className={buttonClass('primary')} href={localizedPath('/', locale)}>
                  {messagesFor(locale).NotFoundPage.home}
                </a>
              }
            />
          ))}
        </main>
      </body>
    </html>
  )
}
