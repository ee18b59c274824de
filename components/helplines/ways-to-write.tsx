import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { ExternalLink } from '@/components/ui/links'
import { formatPhone, whatsappUrl } from '@/lib/contacts/contact-addresses'
import { type Helpline, waysToWrite } from '@/lib/content/helplines'
import { clockTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import styles from './ways-to-write.module.css'

type Props = { line: Helpline; locale: Locale }

/** Renders how one can write to a line, each way as easy to press as its number; nothing where it has none. */
export function WaysToWrite({ line, locale }: Props) {
  const t = useTranslations('HelplineList')
  const { whatsapp, form, chat } = waysToWrite(line)
  const pages = [
    form && { url: form.url, words: t('form', { site: siteOf(form.url) }) },
    chat && { url: chat.url, words: t('chat', { site: siteOf(chat.url) }) },
  ].filter((page) => page !== undefined)
  if (!whatsapp && pages.length === 0) return null
  return (
    <ul className={`${styles.ways} screen-only`}>
      {whatsapp && (
        <li>
          <ExternalLink isRow className={styles.way} href={whatsappUrl(whatsapp.number)}>
            <Icon name="whatsapp" />
            <span>{t('whatsapp', { number: formatPhone(whatsapp.number, locale) })}</span>
          </ExternalLink>
          <p className={styles.detail}>
            {t('whatsappHours', {
              start: clockTime(whatsapp.daily.start, locale),
              end: clockTime(whatsapp.daily.end, locale),
            })}
          </p>
        </li>
      )}
      {pages.map(({ url, words }) => (
        <li key={url}>
          <ExternalLink isRow className={styles.way} href={url}>
            <Icon name="email" />
            <span>{words}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

function siteOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
