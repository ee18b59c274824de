import { useLocale, useTranslations } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { SampleTag } from '@/components/ui/sample-tag'
import { listeningDesk } from '@/lib/content/listening-desk'
import { dayOffWords, formatterFor } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'
import { daysOffFrom } from '@/lib/opening-hours/opening-state'

const { closures } = listeningDesk

/** Renders what is to be known of place and time, beside the days that the page begins with. */
export function MeetingTimes() {
  const locale = useLocale()
  const t = useTranslations('ListeningDeskPage')
  const card = useTranslations('PocketCardPage')
  // A day is not torn from its month at the end of a line.
  const daysOff = daysOffFrom(new Date(), closures.daysOff).map((day) =>
    dayOffWords(day, locale).replaceAll(' ', '\u00a0'),
  )
  return (
    <Stack gap="near">
      <h2 id="hours-title">{t('hours.title')}</h2>
      <p>{t('hours.place')}</p>
      {daysOff.length > 0 && (
        <p>
          {t('hours.closures', {
            days: formatterFor(locale).list(daysOff, { type: 'conjunction' }),
          })}{' '}
          <SampleTag sample={closures.sample} />
        </p>
      )}
      <p>
        <Link href="/services/listening-desk/pocket-card">{card('link')}</Link>
      </p>
    </Stack>
  )
}
