import { useTranslations } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { QrCode } from '@/components/ui/qr-code'
import { association, donations } from '@/lib/content/records'
import { epcPayload } from '@/lib/donations/bank-transfer'
import styles from './transfer-qr.module.css'

const { accountHolder, bic, iban } = association.donations
const { transferText } = donations

const payload = epcPayload({ holder: accountHolder, iban, bic, text: transferText })

export function TransferQr() {
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
