import '@/components/ui/style/tokens.css'
import '@/components/illustrations/colours.css'
import '@/components/ui/style/base.css'
import '@/components/ui/style/print.css'
import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Consent } from '@/components/consent/consent'
import { BackToAnchors } from '@/components/shell/back-to-anchors'
import { ClockScript } from '@/components/shell/clock-script'
import { FocusAfterLink } from '@/components/shell/focus-after-link'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { LoadingBar } from '@/components/shell/loading-bar'
import { SiteNotice } from '@/components/shell/site-notice'
import { SkipLink } from '@/components/shell/skip-link'
import { VersionSkew } from '@/components/shell/version-skew'
import { WelcomeDialog } from '@/components/shell/welcome-dialog'
import { RevealOnScroll } from '@/components/ui/reveal-on-scroll'
import { atkinson, fraunces } from '@/components/ui/style/fonts'
import { association } from '@/lib/content/records'
import { languageAttributes } from '@/lib/i18n/locales'
import palette from '@/lib/palette/palette.json'
import { isPublicBuild, siteUrl } from '@/lib/site-url'

const { light, dark } = palette

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: association.identity.name,
  robots: isPublicBuild ? { 'max-image-preview': 'large' } : { index: false, follow: false },
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.paper },
    { media: '(prefers-color-scheme: dark)', color: dark.paper },
  ],
}

/** Unknown languages must not be rendered on demand: middleware.ts answers them with the 404. */
export const dynamicParams = false

export { localeParams as generateStaticParams } from '@/lib/i18n/locales'

type Props = { children: ReactNode }

export default async function RootLayout({ children }: Props) {
  const { lang, dir } = languageAttributes(await getLocale())
  return (
    <html lang={lang} dir={dir} className={`${atkinson.variable} ${fraunces.variable}`}>
      <head>
        <LoadingBar />
        <ClockScript />
      </head>
      <body>
        {/* Words go to browsers only where a component there needs them: see the forms. */}
        <NextIntlClientProvider messages={null}>
          <SkipLink />
          <Header />
          <SiteNotice />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <Consent />
          {/* Before what may open a dialog, which then keeps the focus. */}
          <FocusAfterLink />
          <WelcomeDialog />
          <RevealOnScroll />
          <VersionSkew />
          <BackToAnchors />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
