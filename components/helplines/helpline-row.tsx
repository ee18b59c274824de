import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { ExternalLink } from '@/components/ui/link/external-link'
import { OpenNow } from '@/components/ui/open-now'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import type { helplines } from '@/lib/content/helplines'
import { clockTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { HelplineLink } from './helpline-link'
import styles from './helpline-row.module.css'

type Props = {
  line: (typeof helplines)[number]
  locale: Locale
  isLive?: boolean
  /** What has happened, to whoever has three lines to tell apart: instead of its purpose and hours. */
  question?: string
}

/** Renders one line: its number and when to call it, pressed as one, then at which hours, and who answers. */
export function HelplineRow({ line, locale, isLive = false, question }: Props) {
  const t = useTranslations('HelplineList')
  const { id, tel, name, purpose, hours, languages, daily, chat } = line
  // What stands below the questions says whom an interpreter helps.
  const language = (!question || languages === 'italian') && t(`languages.${languages}`)
  const details = [!question && hours[locale], name[locale], language]
    .filter(Boolean)
    .map((detail) => `${detail}.`)
    .join(' ')
  return (
    <li className={styles.item}>
      <HelplineLink id={id} className={styles.row}>
        <span className={styles.number}>
          <Icon name="phone" />
          {/* In large text it may part, but between its groups. */}
          <span>{formatPhone(tel, locale).replaceAll('\u00a0', ' ')}</span>
        </span>
        <span className={styles.purpose}>{question ?? purpose[locale]}</span>
      </HelplineLink>
      <p className={styles.detail}>
        {!question && isLive && daily && (
          <OpenNow
            hours={{ slots: [daily] }}
            open={[{ until: daily.end, text: t('openNow') }]}
            closed={t('closedNow', { time: clockTime(daily.start, locale) })}
          />
        )}
        {details}{' '}
        {isLive && chat && (
          <ExternalLink className={styles.chat} href={chat}>
            {t('chat', { site: new URL(chat).host })}
          </ExternalLink>
        )}
        {daily && (
          <span className={isLive ? styles.live : undefined}>
            {t.rich('whenClosed', {
              name: name[locale],
              emergency: () => <HelplineLink id="emergency" />,
            })}
          </span>
        )}
      </p>
    </li>
  )
}
