import { useLocale, useTranslations } from 'next-intl'
import { OpenNow } from '@/components/ui/open-now'
import { SampleTag } from '@/components/ui/sample-tag'
import { closedWords, phoneHours } from '@/lib/content/practical-answers'
import { listeningDesk } from '@/lib/content/records'
import { clockTime, weekdayName } from '@/lib/i18n/formats'
import type { OpeningHours } from '@/lib/opening-hours/opening-hours'
import styles from './phone-hours.module.css'

const hours: OpeningHours = {
  days: phoneHours.days,
  slots: phoneHours.slots,
  daysOff: listeningDesk.closures.daysOff,
  closures: phoneHours.closures,
}

/** Renders on which days the phone is answered and, where it is not the page's, in which language. */
export function PhoneHours() {
  return (
    <>
      {phoneHours.answer[useLocale()]} <SampleTag sample={phoneHours.sample} />
    </>
  )
}

/**
 * Renders whether the phone is answered now, or when it is next. On paper and without script, where nothing can
 * know that, it says on which days.
 */
export function PhoneNow() {
  const locale = useLocale()
  const closed = closedWords[locale]
  return (
    <>
      <AnswersNow />
      <span className={styles.schedule}>{phoneHours.schedule[locale]} </span>
      {closed && `${closed} `}
      <SampleTag sample={phoneHours.sample} />
    </>
  )
}

/** Renders whether the phone is answered now, or when it is next: in a browser with script alone. */
export function AnswersNow() {
  const locale = useLocale()
  const t = useTranslations('PhoneHours')
  const openings = (['today', ...phoneHours.days] as const).flatMap((day) =>
    phoneHours.slots.map(({ start }) => {
      const time = clockTime(start, locale)
      const text =
        day === 'today'
          ? t('opensToday', { time })
          : t('opensOn', { day: weekdayName(day, locale), time })
      return { day, time: start, text }
    }),
  )
  const open = phoneHours.slots.map(({ end }) => ({
    until: end,
    text: t('open', { time: clockTime(end, locale) }),
  }))
  return <OpenNow hours={hours} open={open} closed={t('closed')} openings={openings} />
}
