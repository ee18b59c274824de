import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { Card, Section, Stack } from '@/components/ui/layout'
import { QrCode } from '@/components/ui/qr-code'
import { SampleTag } from '@/components/ui/sample-tag'
import { association, donations } from '@/lib/content/records'
import { epcPayload, groupIban } from '@/lib/donations/bank-transfer'
import { languageAttributes } from '@/lib/i18n/locales'
import styles from './page.module.css'

const { accountHolder, bic, iban, sample } = association.donations
const { transferText } = donations

/** Renders what a bank transfer to the association needs, each line ready to be copied. */
export function Transfer() {
  const t = useTranslations('DonationsPage')
  return (
    <Section title={t('transferTitle')} id="transfer">
      <Card as="div" className={styles.transfer}>
        <dl>
          <div className={styles.row}>
            <dt>
              {t('iban')} <SampleTag sample={sample} />
            </dt>
            <dd className={styles.number}>
              <Iban />
            </dd>
            <dd className={styles.copy}>
              <CopyButton label={t('copyIban')} value={iban} shownIn="iban" />
            </dd>
          </div>
          {bic && (
            <div className={styles.row}>
              <dt>{t('bic')}</dt>
              <dd translate="no">{bic}</dd>
              <dd>{t('bicHint')}</dd>
            </div>
          )}
          <div className={styles.row}>
            <dt>{t('holder')}</dt>
            <dd id="holder" translate="no">
              {accountHolder}
            </dd>
            <dd className={styles.copy}>
              <CopyButton label={t('copyHolder')} value={accountHolder} shownIn="holder" />
            </dd>
            <dd>{t('holderHint')}</dd>
          </div>
          <div className={styles.row}>
            <dt>{t('description')}</dt>
            <dd className={styles.wording}>
              <span id="transfer-text" {...languageAttributes('it')}>
                {transferText}
              </span>{' '}
              <span className={styles.blank}>{t('yourName')}</span>
            </dd>
            <dd className={styles.copy}>
              <CopyButton
                label={t('copyDescription')}
                value={transferText}
                shownIn="transfer-text"
              />
            </dd>
            <dd>{t('descriptionHint')}</dd>
          </div>
        </dl>
        <TransferQr />
      </Card>
      <p>{t('standing')}</p>
    </Section>
  )
}

/** Renders the IBAN in groups of four. Whoever selects it takes all of it, without spaces. */
function Iban() {
  return (
    <span className={styles.iban} id="iban" dir="ltr" translate="no">
      {groupIban(iban).map((group, index) => (
        <span className={styles.group} key={index}>
          {group}
        </span>
      ))}
    </span>
  )
}

const payload = epcPayload({ holder: accountHolder, iban, bic, text: transferText })

/** Renders the code that fills in a transfer in a bank's app. */
function TransferQr() {
  const t = useTranslations('DonationsPage')
  return (
    <div className={styles.qr}>
      <QrCode className={styles.code} text={payload} label={t('qrAlt', { text: transferText })} />
      <Stack gap="close">
        <h3>{t('qrTitle')}</h3>
        <p>{t('qrHint')}</p>
        <p>{t('qrCaveat')}</p>
      </Stack>
    </div>
  )
}
