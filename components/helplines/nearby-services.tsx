import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/contact-links/contact-links'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { Accordion } from '@/components/ui/accordion'
import { nearbyServicesFor } from '@/lib/content/nearby-services'
import { calendarDate } from '@/lib/i18n/formats'

type NearbyServicesProps = { reason: Parameters<typeof nearbyServicesFor>[0]; isFolded?: boolean }

/** Renders services near here, or on the telephone, for whoever needs another help than ours; nothing where none is checked. */
export function NearbyServices({ reason, isFolded }: NearbyServicesProps) {
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
            name: () => <TextWithFacts text={name} />,
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
