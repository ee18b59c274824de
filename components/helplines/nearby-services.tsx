import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { Accordion } from '@/components/ui/accordion'
import { nearbyServicesFor } from '@/lib/content/nearby-services'
import { calendarDate } from '@/lib/i18n/formats'

type Props = { reason: Parameters<typeof nearbyServicesFor>[0]; isFolded?: boolean }

/** Renders public services near here for whoever cannot come to us; nothing where none is checked. */
export function NearbyServices({ reason, isFolded }: Props) {
  const t = useTranslations('NearbyServices')
  const locale = useLocale()
  const services = nearbyServicesFor(reason)
  if (services.length === 0) return null
  const list = (
    <ul>
      {services.map(({ id, name, purpose, ages, phone, verifiedOn }) => (
        <li key={id}>
          {t.rich('service', {
            phone: () => <PhoneLink number={phone} />,
            name: name[locale],
            purpose: purpose[locale],
          })}{' '}
          {ages && t('ages', { from: String(ages.from), to: String(ages.to) })}{' '}
          {t('checked', { date: calendarDate(verifiedOn, locale, { dateStyle: 'long' }) })}
        </li>
      ))}
    </ul>
  )
  if (isFolded) return <Accordion summary={t(`reasons.${reason}`)}>{list}</Accordion>
  return (
    <>
      <p>{t(`reasons.${reason}`)}</p>
      {list}
    </>
  )
}
