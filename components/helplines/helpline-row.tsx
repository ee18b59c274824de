import { useTranslations } from 'next-intl'
import { OpenNow } from '@/components/opening-hours/open-now'
import { Icon } from '@/components/ui/icon/icon'
import { ExternalLink } from '@/components/ui/link/external-link'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import type { helplines } from '@/lib/content/helplines'
import { clockTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { HelplineLink } from './helpline-link'
import styles from './helpline-row.module.css'
import { HelplineWords } from './helpline-words'

type Props = {
  line: (typeof helplines)[number]
  locale: Locale
  isLive?: boolean
  /** What has happened, to whoever has three lines to tell apart: instead of its purpose and hours. */
  question?: string
}

/** Renders one line, pressed as a whole: when to call it, who answers, at which hours. */
export function HelplineRow({ line, locale, isLive = false, question }: Props) {
  const t = useTranslations('HelplineList')
  const { id, tel, name, daily, chat } = line
  const now = isLive && daily && (
    <OpenNow
      hours={{ slots: [daily] }}
      open={[{ until: daily.end, text: t('openNow') }]}
      closed={t('closedNow', { time: clockTime(daily.start, locale) })}
    />
  )
  return (
    <li className={styles.item}>
      <HelplineLink id={id} className={styles.row}>
        <span className={styles.number}>
          <Icon name="phone" />
          {/* In large text it may part, but between its groups. */}
          <span>{formatPhone(tel, locale).replaceAll('\u00a0', ' ')}</span>
        </span>
        <HelplineWords line={line} locale={locale} question={question} now={now} />
      </HelplineLink>
      {isLive && chat && (
        <p className={styles.chat}>
          <ExternalLink href={chat}>{t('chat', { site: new URL(chat).host })}</ExternalLink>
        </p>
      )}
      {daily && (
        <p className={isLive ? styles.live : undefined}>
          {t.rich('whenClosed', {
            name: name[locale],
            emergency: () => <HelplineLink id="emergency" />,
          })}
        </p>
      )}
    </li>
  )
}
