'use client'

import '@/components/ui/style/tokens.css'
import '@/components/ui/style/base.css'
import { LazyErrorScreen } from '@/components/error-screen/lazy-error-screen'
import { defaultLocale, languageAttributes } from '@/lib/i18n/locales'

type Props = { error: unknown; retry: () => void }

/** Replaces the whole document when even the root layout fails. */
export default function GlobalError({ error, retry }: Props) {
  const { lang, dir } = languageAttributes(defaultLocale)
  return (
    <html lang={lang} dir={dir}>
      <body>
        <main>
          <LazyErrorScreen error={error} retry={retry} />
        </main>
      </body>
    </html>
  )
}
