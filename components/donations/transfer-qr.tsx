import { useTranslations } from 'next-intl'
import { association } from '@/lib/content/association'
import { donations } from '@/lib/content/donations'
import { epcPayload } from '@/lib/donations/bank-transfer'
import { qrCode } from '@/lib/donations/qr-code'
import styles from './transfer-qr.module.css'

const { accountHolder, iban } = association.donations
const { transferText } = donations

const { size, path } = qrCode(epcPayload({ holder: accountHolder, iban, text: transferText }))

/** Drawn at build. Black on white in every scheme: readers need the dark modules to be the dark ones. */
export function TransferQr() {
  const t = useTranslations('DonationsPage')
  return (
    <div className={styles.qr}>
      <svg
        className={styles.code}
        role="img"
        aria-label={t('qrAlt', { text: transferText })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <div className={styles.words}>
        <h3>{t('qrTitle')}</h3>
        <p>{t('qrHint')}</p>
        <p>{t('qrCaveat')}</p>
      </div>
    </div>
  )
}
