import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { Stack } from '@/components/ui/layout/stack'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { CopyButton } from '@/components/ui/sharing/copy-button'
import { association, donations } from '@/lib/content/records'
import { languageAttributes } from '@/lib/i18n/locales'
import { Iban } from './iban'
import { TransferQr } from './transfer-qr'
import styles from './transfer.module.css'

const { accountHolder, bic, iban, sample } = association.donations

export function Transfer() {
  const t = useTranslations('DonationsPage')
  return (
    <Section labelledBy="transfer-title" id="transfer">
      <Stack>
        <h2 id="transfer-title">{t('transferTitle')}</h2>
        <Card as="div" className={styles.transfer}>
          <dl>
            <div className={styles.row}>
              <dt>
                {t('iban')} <SampleTag sample={sample} />
              </dt>
              <dd className={styles.number}>
                <Iban iban={iban} id="iban" />
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
              <dd>{accountHolder}</dd>
            </div>
            <div className={styles.row}>
              <dt>{t('description')}</dt>
              <dd className={styles.wording}>
                <span id="transfer-text" {...languageAttributes('it')}>
                  {donations.transferText}
                </span>{' '}
                <span className={styles.blank}>{t('yourName')}</span>
              </dd>
              <dd className={styles.copy}>
                <CopyButton
                  label={t('copyDescription')}
                  value={donations.transferText}
                  shownIn="transfer-text"
                />
              </dd>
              <dd>{t('descriptionHint')}</dd>
            </div>
          </dl>
          <TransferQr />
        </Card>
      </Stack>
    </Section>
  )
}
