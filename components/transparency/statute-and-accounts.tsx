import { useLocale, useTranslations } from 'next-intl'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { ExternalLink } from '@/components/ui/link/external-link'
import { transparency } from '@/lib/content/records'
import { calendarDate } from '@/lib/i18n/formats'

const { statute, accounts } = transparency

/** Renders the association's rules and its accounts, or says that they are not published yet. */
export function StatuteAndAccounts() {
  const t = useTranslations('TransparencyPage')
  const locale = useLocale()
  return (
    <>
      <TitledRow title={t('statuteTitle')} isQuiet>
        {statute ? (
          <p>
            <ExternalLink href={statute.url}>
              {t('statute', {
                date: calendarDate(statute.approvedOn, locale, { dateStyle: 'long' }),
              })}
            </ExternalLink>
          </p>
        ) : (
          <p>{t('notYet')}</p>
        )}
      </TitledRow>
      <TitledRow title={t('accountsTitle')} isQuiet>
        {accounts.length > 0 ? (
          <ul>
            {accounts.map(({ year, url }) => (
              <li key={year}>
                <ExternalLink href={url}>{t('account', { year: String(year) })}</ExternalLink>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('notYet')}</p>
        )}
      </TitledRow>
    </>
  )
}
