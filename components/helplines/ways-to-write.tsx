import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { ExternalLink } from '@/components/ui/links'
import { type Helpline, waysToWrite } from '@/lib/content/helplines'
import type { Locale } from '@/lib/i18n/locales'
import { useHoursInWords } from './use-hours-in-words'
import styles from './ways-to-write.module.css'

const icons = { whatsapp: 'whatsapp', form: 'document', chat: 'speech', deaf: 'people' } as const

type Props = { line: Helpline; locale: Locale }

/** Renders how one can write to a line, each way with its hours, and what to know of it; nothing where it has none. */
export function WaysToWrite({ line, locale }: Props) {
  const t = useTranslations('HelplineList')
  const { range } = useHoursInWords(locale)
  const ways = waysToWrite(line)
  if (ways.length === 0) return null
  const notes = [
    ways.some(({ daily }) => daily) && t('writingHours'),
    ways.some(({ kind }) => kind === 'whatsapp') && t('whatsappNote'),
  ].filter(Boolean)
  return (
    <>
      <ul className={styles.ways}>
        {ways.map(({ kind, url, daily }) => (
          <li key={url}>
            <ExternalLink className={styles.way} href={url}>
              {/* Whoever hears a list of links knows whose it is. */}
              <span className="visually-hidden">{line.name[locale]}: </span>
              <Icon name={icons[kind]} />
              {[t(`ways.${kind}`), daily && range(daily)].filter(Boolean).join(' ')}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </>
  )
}
