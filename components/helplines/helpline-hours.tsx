import { useTranslations } from 'next-intl'
import { announcedDays, type Helpline } from '@/lib/content/helplines'
import { clockTime, daysInWords } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { HelplineNow } from './helpline-now'

/** Returns the hours of a line in words: those that nobody has confirmed for the day are the usual ones. */
export function useHoursInWords(locale: Locale) {
  const t = useTranslations('HelplineList')
  return ({ hours, daily }: Pick<Helpline, 'hours' | 'daily'>) => {
    const words = hours[locale]
    const [first = ''] = words
    return daily
      ? t('usually', { hours: first.toLocaleLowerCase(locale) + words.slice(first.length) })
      : words
  }
}

type Props = { line: Helpline; locale: Locale }

/** Renders whether a line answers now, and its hours on the days for which they were announced. */
export function HoursNow({ line, locale }: Props) {
  const t = useTranslations('HelplineList')
  const { daily } = line
  const exceptions = announcedDays(line)
  if (!daily && exceptions.length === 0) return null
  const isAnnounced = exceptions.length > 0
  return (
    <>
      <HelplineNow
        hours={{ daily, exceptions }}
        words={{
          'usually-open': t('usuallyOpen'),
          ...(daily && {
            'usually-later': t('usuallyLater', { time: clockTime(daily.start, locale) }),
          }),
          ...(isAnnounced && { open: t('openNow'), closed: t('closedNow') }),
        }}
      />
      {exceptions.map(({ from, until, daily: hours }) => {
        const days = daysInWords({ from, until }, locale)
        const words = hours && {
          start: clockTime(hours.start, locale),
          end: clockTime(hours.end, locale),
        }
        return (
          <strong key={from}>
            {words ? t('hoursOn', { days, ...words }) : t('alwaysOn', { days })}{' '}
          </strong>
        )
      })}
    </>
  )
}
