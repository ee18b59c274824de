import { useLocale, useTranslations } from 'next-intl'
import { OpenNow } from '@/components/ui/open-now'
import { SampleTag } from '@/components/ui/sample-tag'
import { phoneHours } from '@/lib/content/practical-answers'
import { listeningDesk } from '@/lib/content/records'
import { clockTime, weekdayName } from '@/lib/i18n/formats'
import type { OpeningHours } from '@/lib/opening-hours/opening-hours'

const hours: OpeningHours = {
  days: phoneHours.days,
  slots: phoneHours.slots,
  daysOff: listeningDesk.closures.daysOff,
  closures: phoneHours.closures,
}

type Props = {
  /** Whether it says if somebody answers right now: not within a sentence. */
  isLive?: boolean
}

/**
 * Renders when the phone is answered and, where it is not the page's, in which language: it stands
 * beside our number wherever that is.
 */
export function PhoneHours({ isLive = false }: Props) {
  return (
    <>
      {isLive && <PhoneNow />}
      {phoneHours.answer[useLocale()]} <SampleTag sample={phoneHours.sample} />
    </>
  )
}

function PhoneNow() {
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
