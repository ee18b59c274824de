import { useLocale, useTranslations } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { ExternalLink } from '@/components/ui/link/external-link'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { transparency } from '@/lib/content/records'
import { calendarDate, euroAmount } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'

const { grants, fivePerThousand, checkedOn } = transparency

/** Renders public grants and the 5x1000, or says that none is published yet. */
export function PublicMoney() {
  const t = useTranslations('TransparencyPage')
  const locale = useLocale()
  const day = (date: string) => calendarDate(date, locale, { dateStyle: 'long' })
  return (
    <>
      <TitledRow title={t('grantsTitle')} isQuiet>
        <Stack gap="near">
          <p>{t('grantsLead')}</p>
          {grants.length > 0 ? (
            <ul>
              {grants.map(({ body, amount, receivedOn, reason }) => (
                <li key={`${body} ${receivedOn}`}>
                  {t('grant', { amount: euroAmount(amount, locale), body, date: day(receivedOn) })}{' '}
                  {reason[locale]}
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('notYet')}</p>
          )}
        </Stack>
      </TitledRow>
      <TitledRow title={t('fiveTitle')} isQuiet>
        <Stack gap="near">
          {fivePerThousand.length > 0 ? (
            <ul>
              {fivePerThousand.map(({ year, amount, receivedOn, report }) => (
                <li key={year}>
                  {t('five', {
                    year: String(year),
                    amount: euroAmount(amount, locale),
                    date: day(receivedOn),
                  })}{' '}
                  {report ? (
                    <ExternalLink href={report}>{t('report')}</ExternalLink>
                  ) : (
                    t('noReport')
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('notYet')}</p>
          )}
          {checkedOn && <p>{t('checked', { date: day(checkedOn) })}</p>}
        </Stack>
      </TitledRow>
      <TitledRow title={t('questionsTitle')} isQuiet>
        <p>
          {t.rich('questions', {
            contacts: (words) => <Link href={contactFormPath()}>{words}</Link>,
          })}
        </p>
      </TitledRow>
    </>
  )
}
