'use client'

import { useEffect } from 'react'
import { useClientValue } from '@/components/ui/browser/use-client-value'
import { Button, buttonClass } from '@/components/ui/button'
import words from '@/content/error-page.json'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { splitLocalePrefix } from '@/lib/i18n/localized-path'
import { MessageScreen } from './message-screen'

type Props = { error: unknown; retry: () => void }

const emergencyNumber = 112
const phone = process.env.PHONE
const phoneHours: Partial<Record<Locale, string>> = JSON.parse(process.env.PHONE_HOURS ?? '{}')

/**
 * Renders the page shown when rendering failed. It stands on its own, without providers or
 * messages, and reads content/ as it is: its schema is checked by the build, and zod stays out of
 * the browser.
 */
export function ErrorScreen({ error, retry }: Props) {
  const locale = useClientValue(
    () => splitLocalePrefix(window.location.pathname).prefix ?? defaultLocale,
    defaultLocale,
  )

  useEffect(() => {
    console.error(error)
  }, [error])

  useEffect(() => {
    // The failed page's own title may still be on its way into the head.
    const title = words.title[locale]
    function keepTitle() {
      if (document.title !== title) document.title = title
    }
    keepTitle()
    const observer = new MutationObserver(keepTitle)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [locale])

  return (
    <MessageScreen
      lang={locale}
      title={words.title[locale]}
      text={words.text[locale]}
      actions={
        <>
          <Button onClick={retry}>{words.retry[locale]}</Button>
          <a className={buttonClass('secondary')} href={`tel:${phone}`}>
            {words.call[locale]}: <bdi dir="ltr">{phone}</bdi>
          </a>
        </>
      }
    >
      <p>{phoneHours[locale]}</p>
      <p>
        {words.emergency[locale]} <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
      </p>
    </MessageScreen>
  )
}
