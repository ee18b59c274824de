import { useLocale, useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Accordion } from '@/components/ui/accordion'
import { ButtonRow } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { italian } from '@/components/ui/italian'
import { Section } from '@/components/ui/layout'
import { ButtonLink } from '@/components/ui/links'
import { ArrowLinks } from '@/components/ui/lists'
import { PageHeader } from '@/components/ui/page-header'
import { Panel } from '@/components/ui/panel'
import { SampleTag } from '@/components/ui/sample-tag'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { volunteering } from '@/lib/content/practical-answers'
import { association, donations } from '@/lib/content/records'
import { euroAmount } from '@/lib/i18n/formats'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import styles from './page.module.css'
import { Receipt } from './receipt'
import { Transfer } from './transfer'

export function generateMetadata() {
  return translatedMetadata('/donations')
}

/** Renders the ways to give, those that work at once first: PayPal in the page's head, the bank below it. */
export default function DonationsPage() {
  const t = useTranslations('DonationsPage')
  const { paypalUrl, sample } = association.donations
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/donations" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="donations" />}
        isTextOnPhone
      >
        <ButtonRow>
          <ButtonLink href={paypalUrl}>{t('paypalLink')}</ButtonLink>
        </ButtonRow>
        <p>
          {t('paypalText')} <SampleTag sample={sample} />
        </p>
        <ArrowLinks
          links={[
            { href: '#transfer', text: t('to.transfer') },
            { href: '#five-per-thousand', text: t('to.five') },
          ]}
        />
      </PageHeader>
      <Transfer />
      <Uses />
      <FivePerThousand />
      <Volunteering />
      <Receipt />
    </>
  )
}

/** Renders what a donation makes possible; nothing as long as no record says so. */
function Uses() {
  const t = useTranslations('DonationsPage')
  const locale = useLocale()
  if (donations.uses.length === 0) return null
  return (
    <Section title={t('usesTitle')}>
      <ul>
        {donations.uses.map(({ amount, reason, sample }) => (
          <li key={reason.it}>
            {t('use', { amount: euroAmount(amount, locale), reason: reason[locale] })}{' '}
            <SampleTag sample={sample} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Renders our fiscal code, and how to write it into each of the two tax forms. */
function FivePerThousand() {
  const t = useTranslations('DonationsPage')
  const { fiscalCode, sample } = association.identity
  return (
    <Section title={t('fiveTitle')} isBeside isBand id="five-per-thousand">
      <p>{t('fiveLead')}</p>
      <Panel tone="card">
        <p className={styles.fiscalCodeLabel}>
          {t.rich('fiscalCode', { it: italian })} <SampleTag sample={sample} />
        </p>
        <p className={styles.fiscalCode}>
          <span id="fiscal-code" translate="no">
            {fiscalCode}
          </span>
        </p>
        <CopyButton label={t('copyFiscalCode')} value={fiscalCode} shownIn="fiscal-code" />
      </Panel>
      <p>
        {t.rich('filingSign', { it: italian })} {t.rich('filingCode', { it: italian })}
      </p>
      <div>
        <Steps title="filingTitle" steps={['filingFind', 'filingHelp']} />
        <Steps title="exemptTitle" steps={['exemptForm', 'exemptEnvelope', 'exemptHandIn']} />
      </div>
    </Section>
  )
}

type StepsProps = {
  title: 'filingTitle' | 'exemptTitle'
  steps: ('filingFind' | 'filingHelp' | 'exemptForm' | 'exemptEnvelope' | 'exemptHandIn')[]
}

/** Renders what is done with one of the two tax forms; what is written into it is the same. */
function Steps({ title, steps }: StepsProps) {
  const t = useTranslations('DonationsPage')
  return (
    <Accordion summary={<h3>{t(title)}</h3>}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t.rich(step, { it: italian })}</li>
        ))}
      </ol>
    </Accordion>
  )
}

/** Renders what somebody can do for us with their time, and the message that begins it. */
function Volunteering() {
  const t = useTranslations('DonationsPage')
  const locale = useLocale()
  if (!volunteering) return null
  const { question, answer, sample } = volunteering
  return (
    <Section title={question[locale]} isBeside>
      <p>
        <TextWithFacts text={answer} /> <SampleTag sample={sample} />
      </p>
      <ButtonRow>
        <ButtonLink href={contactFormPath('volunteering')} tone="secondary">
          {t('volunteer')}
        </ButtonLink>
      </ButtonRow>
    </Section>
  )
}
