import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { QrCode } from '@/components/ui/qr-code'
import { findService } from '@/lib/content/services'
import { absoluteUrl } from '@/lib/site-url'
import styles from './desk-qr.module.css'

/** Renders the desk's address for a phone's camera and, for those without one, in letters. */
export function DeskQr() {
  const t = useTranslations('PocketCardPage')
  const address = absoluteUrl(findService('listening-desk').path, useLocale())
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
