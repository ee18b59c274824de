import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { ExternalLink } from '@/components/ui/links'
import { type Helpline, waysToWrite } from '@/lib/content/helplines'
import type { Locale } from '@/lib/i18n/locales'
import { useHoursInWords } from './use-hours-in-words'
import styles from './ways-to-write.module.css'

const icons = { whatsapp: 'whatsapp', form: 'document', chat: 'speech', deaf: 'people' } as const

type Props = { line: Helpline; locale: Locale }

/** Renders how one can write to a line, each way with its hours; nothing where it has none. */
export function WaysToWrite({ line, locale }: Props) {
  const t = useTranslations('HelplineList')
  const { range } = useHoursInWords(locale)
  const ways = waysToWrite(line)
  if (ways.length === 0) return null
  return (
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
  )
}

type WritingNoteProps = { line: Helpline }

/** Says what whoever writes to a line should know; nothing where there is nothing to know. */
export function WritingNote({ line }: WritingNoteProps) {
  const t = useTranslations('HelplineList')
  const ways = waysToWrite(line)
  const notes = [
    ways.some(({ daily }) => daily) && t('writingHours'),
    ways.some(({ kind }) => kind === 'whatsapp') && t('whatsappNote'),
  ].filter(Boolean)
  return notes.length > 0 && <span data-whole> {notes.join(' ')}</span>
}
