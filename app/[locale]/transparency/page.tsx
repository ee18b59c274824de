import { useLocale, useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section } from '@/components/ui/layout'
import { ExternalLink, links } from '@/components/ui/links'
import { Term, TermList } from '@/components/ui/lists'
import { PageHeader } from '@/components/ui/page-header'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { transparency } from '@/lib/content/records'
import { calendarDate, euroAmount } from '@/lib/i18n/formats'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

const { statute, accounts, grants, fivePerThousand, checkedOn } = transparency

export function generateMetadata() {
  return translatedMetadata('/transparency')
}

/** So little stands beside the picture: below it, it would be lost between it and the helplines. */
const isShort = [statute ?? [], accounts, grants, fivePerThousand].flat().length <= 2

export default function TransparencyPage() {
  const t = useTranslations('TransparencyPage')
  const day = useDay()
  const list = (
    <TermList>
      <Statute />
      <Accounts />
      <Grants />
      <FivePerThousand />
      <Term title={t('questionsTitle')}>
        <p>{t.rich('questions', links({ contacts: contactFormPath() }))}</p>
        {checkedOn && <p>{t('checked', { date: day(checkedOn) })}</p>}
      </Term>
    </TermList>
  )
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/transparency" name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="transparency" />}
        isTextOnPhone={!isShort}
      >
        {isShort && list}
      </PageHeader>
      {isShort || <Section>{list}</Section>}
    </>
  )
}

function Statute() {
  const t = useTranslations('TransparencyPage')
  const day = useDay()
  if (!statute) return null
  return (
    <Term title={t('statuteTitle')}>
      <p>
        <ExternalLink href={statute.url}>
          {t('statute', { date: day(statute.approvedOn) })}
        </ExternalLink>
      </p>
    </Term>
  )
}

function Accounts() {
  const t = useTranslations('TransparencyPage')
  if (accounts.length === 0) return null
  return (
    <Term title={t('accountsTitle')}>
      <ul>
        {accounts.map(({ year, url }) => (
          <li key={year}>
            <ExternalLink href={url}>{t('account', { year: String(year) })}</ExternalLink>
          </li>
        ))}
      </ul>
    </Term>
  )
}

/**
 * Renders the public money received. As long as nobody has written any down, it does not speak of the law: whoever
 * reads that a list is due would take its absence for a fault, though it may be due for nobody.
 */
function Grants() {
  const t = useTranslations('TransparencyPage')
  const locale = useLocale()
  const day = useDay()
  return (
    <Term title={t('grantsTitle')}>
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
        <p>{t('grantsNone')}</p>
      )}
    </Term>
  )
}

function FivePerThousand() {
  const t = useTranslations('TransparencyPage')
  const locale = useLocale()
  const day = useDay()
  if (fivePerThousand.length === 0) return null
  return (
    <Term title={t('fiveTitle')}>
      <ul>
        {fivePerThousand.map(({ year, amount, receivedOn, report }) => (
          <li key={year}>
            {t('five', {
              year: String(year),
              amount: euroAmount(amount, locale),
              date: day(receivedOn),
            })}{' '}
            {report && <ExternalLink href={report}>{t('report')}</ExternalLink>}
          </li>
        ))}
      </ul>
    </Term>
  )
}

/** Returns how a day is written here. */
function useDay() {
  const locale = useLocale()
  return (date: string) => calendarDate(date, locale, { dateStyle: 'long' })
}
