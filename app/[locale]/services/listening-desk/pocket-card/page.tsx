import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { PhoneLink } from '@/components/contact-links/contact-links'
import { Danger } from '@/components/helplines/alert'
import { HelplineList } from '@/components/helplines/helpline-list'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { useDeskHours } from '@/components/services/use-desk-hours'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { ButtonRow } from '@/components/ui/button'
import { Card, Section } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { QrCode } from '@/components/ui/qr-code'
import { SampleTag } from '@/components/ui/sample-tag'
import { findHelpline } from '@/lib/content/helplines'
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
        <p>{t('format')}</p>
      </PageHeader>
      <Section>
        <PocketCard />
      </Section>
    </>
  )
}

/** Renders what a noticeboard or a pocket needs: printed, it is one A6 sheet and nothing else. */
function PocketCard() {
  const locale = useLocale()
  const t = useTranslations('PocketCardPage')
  const help = useTranslations('HelpNow')
  return (
    <Card as="article" className={styles.card} aria-labelledby="card-title" data-pocket-card>
      <p className={styles.name}>{identity.name}</p>
      <h2 className={styles.title} id="card-title">
        {desk.title[locale]}
      </h2>
      <p>{t('about')}</p>
      <div className={styles.reach}>
        <div className={styles.words}>
          <p>{useDeskHours()}</p>
          <p className={styles.phone}>
            <PhoneLink /> <SampleTag sample={contacts.sample} />
          </p>
          <p>
            <PhoneHours />
          </p>
          <p>{t('scan')}</p>
        </div>
        <DeskQr />
      </div>
      <div className={styles.helplines}>
        <h3>{help('label')}</h3>
        <p>
          <Danger number={findHelpline('emergency').display} /> {t('notEmergency')}
        </p>
        <HelplineList locale={locale} isLive={false} />
      </div>
    </Card>
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
      <figcaption className={styles.address}>
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
