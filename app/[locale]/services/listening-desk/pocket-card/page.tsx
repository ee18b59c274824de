import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { PhoneLink } from '@/components/contact-links/contact-links'
import { Danger } from '@/components/helplines/alert'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { CheckedOn } from '@/components/helplines/helpline-list'
import { useHoursInWords } from '@/components/helplines/use-hours-in-words'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { useDeskHours } from '@/components/services/use-desk-hours'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { ButtonRow } from '@/components/ui/button'
import { Card, Columns, Part, Section } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { QrCode } from '@/components/ui/qr-code'
import { SampleTag } from '@/components/ui/sample-tag'
import { findHelpline, helplines } from '@/lib/content/helplines'
import { association } from '@/lib/content/records'
import { findService } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import { absoluteUrl } from '@/lib/site-url'
import styles from './page.module.css'
import { PrintButton } from './print-button'

const { contacts, identity } = association
const desk = findService('listening-desk')

export function generateMetadata() {
  return translatedMetadata('/services/listening-desk/pocket-card')
}

export default function PocketCardPage() {
  const t = useTranslations('PocketCardPage')
  return (
    <>
      <QuickExit />
      <PageHeader
        trail={<Breadcrumbs path="/services/listening-desk/pocket-card" name={t('crumb')} />}
        title={t('title')}
        lead={t('lead')}
      >
        <ButtonRow>
          <PrintButton label={t('print')} />
        </ButtonRow>
      </PageHeader>
      <Section isBand>
        <Columns parts="1:1">
          <HowToUse />
          <div className={styles.pile}>
            <PocketCard />
          </div>
        </Columns>
      </Section>
    </>
  )
}

const steps = ['print', 'cut', 'leave'] as const

function HowToUse() {
  const t = useTranslations('PocketCardPage')
  return (
    <div className="screen-only">
      <Part title={t('how.title')}>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Part>
    </div>
  )
}

/** Renders what a noticeboard or a pocket needs: on a wide screen as large as the A6 sheet that is printed of it. */
function PocketCard() {
  const locale = useLocale()
  const t = useTranslations('PocketCardPage')
  return (
    <Card as="article" className={styles.card} aria-labelledby="card-title" data-pocket-card>
      <p>
        <strong>{identity.name}</strong>
      </p>
      <h2 className={styles.title} id="card-title">
        {desk.title[locale]}
      </h2>
      <p>{t('about')}</p>
      <div className={styles.reach}>
        <div className={styles.words}>
          <p>{useDeskHours()}</p>
          <p>
            <PhoneLink className={styles.phone} /> <SampleTag sample={contacts.sample} />
          </p>
          <p>
            <PhoneHours />
          </p>
          <p>{t('scan')}</p>
        </div>
        <DeskQr />
      </div>
      <CardHelplines />
    </Card>
  )
}

/** Renders every line in as few words as say when to call it, and at which hours. */
function CardHelplines() {
  const locale = useLocale()
  const t = useTranslations('PocketCardPage')
  const help = useTranslations('HelpNow')
  const words = useTranslations('HelplineList')
  const { hours } = useHoursInWords(locale)
  const sentence = (text: string) => `${text}.`
  return (
    <div className={styles.helplines}>
      <h3>{help('label')}</h3>
      <p>
        <Danger number={findHelpline('emergency').tel} /> {t('notEmergency')}
      </p>
      {[false, true].map((forMinors) => (
        <Fragment key={String(forMinors)}>
          {forMinors && <h4>{words('minors')}</h4>}
          <ul className={styles.lines}>
            {helplines
              .filter((line) => line.forMinors === forMinors)
              .map((line) => (
                <li key={line.id}>
                  <p className={styles.whom}>
                    <HelplineLink id={line.id} className={styles.number} />
                    {line.id !== 'emergency' && <span>{line.name[locale]}</span>}
                  </p>
                  <p>
                    <strong>{sentence(line.purpose[locale])}</strong>{' '}
                    {[
                      hours(line),
                      words(`costs.${line.cost}`),
                      words(`languages.${line.languages}`),
                    ]
                      .map(sentence)
                      .join(' ')}
                  </p>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
      <p>
        <CheckedOn locale={locale} />
      </p>
    </div>
  )
}

/** Renders the desk's address for a phone's camera and, for those without one, in letters. */
function DeskQr() {
  const t = useTranslations('PocketCardPage')
  const address = absoluteUrl(desk.path, useLocale())
  const letters = address.replace(/^https?:\/\//, '')
  return (
    <figure className={styles.qr}>
      <QrCode className={styles.code} text={address} label={t('qrAlt', { address: letters })} />
      <figcaption>
        {letters.split(/(?=\/)/).map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </figcaption>
    </figure>
  )
}
