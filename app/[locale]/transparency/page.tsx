import { useLocale, useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section, Stack, TitledRow } from '@/components/ui/layout'
import { ExternalLink } from '@/components/ui/links'
import { PageHeader } from '@/components/ui/page-header'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { transparency } from '@/lib/content/records'
import { calendarDate, euroAmount } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

const { statute, accounts, grants, fivePerThousand, checkedOn } = transparency

export function generateMetadata() {
  return translatedMetadata('/transparency')
}

export default function TransparencyPage() {
  const t = useTranslations('TransparencyPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/transparency" name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="transparency" />}
        isTextOnPhone
      />
      <Section>
        <Statute />
        <Accounts />
        <Grants />
        <FivePerThousand />
        <TitledRow title={t('questionsTitle')} isQuiet>
          <p>
            {t.rich('questions', {
              contacts: (words) => <Link href={contactFormPath()}>{words}</Link>,
            })}
          </p>
        </TitledRow>
      </Section>
    </>
  )
}

function Statute() {
  const t = useTranslations('TransparencyPage')
  const day = useDay()
  return (
    <TitledRow title={t('statuteTitle')} isQuiet>
      {statute ? (
        <p>
          <ExternalLink href={statute.url}>
            {t('statute', { date: day(statute.approvedOn) })}
          </ExternalLink>
        </p>
      ) : (
        <p>{t('notYet')}</p>
      )}
    </TitledRow>
  )
}

function Accounts() {
  const t = useTranslations('TransparencyPage')
  return (
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
  )
}

/** Renders the public money received, or says that none is published yet. */
function Grants() {
  const t = useTranslations('TransparencyPage')
  const locale = useLocale()
  const day = useDay()
  return (
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
  )
}

/** Renders what the 5x1000 has brought, and when somebody last looked whether all this is complete. */
function FivePerThousand() {
  const t = useTranslations('TransparencyPage')
  const locale = useLocale()
  const day = useDay()
  return (
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
                {report ? <ExternalLink href={report}>{t('report')}</ExternalLink> : t('noReport')}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('notYet')}</p>
        )}
        {checkedOn && <p>{t('checked', { date: day(checkedOn) })}</p>}
      </Stack>
    </TitledRow>
  )
}

/** Returns how a day is written here. */
function useDay() {
  const locale = useLocale()
  return (date: string) => calendarDate(date, locale, { dateStyle: 'long' })
}
