import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { formatPhone, whatsappUrl } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/association'
import { Link } from '@/lib/i18n/navigation'
import styles from './ways-to-begin.module.css'

const { phone, whatsapp } = association.contacts

type Props = { title: string; text: string }

/** The end of a service's page: one small step, by whichever way is easiest. */
export function WaysToBegin({ title, text }: Props) {
  const t = useTranslations('WaysToBegin')
  return (
    <section className={styles.section} aria-labelledby="begin-title">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id="begin-title">{title}</h2>
          <p>{text}</p>
        </div>
        <ul className={styles.ways}>
          <li>
            <a className={styles.way} href={`tel:${phone}`}>
              <Icon name="phone" />
              <span className={styles.name}>{t('phone')}</span>
              <span>{formatPhone(phone)}</span>
            </a>
          </li>
          <li>
            <a className={styles.way} href={whatsappUrl(whatsapp, t('whatsappText'))}>
              <Icon name="whatsapp" />
              <span className={styles.name}>{t('whatsapp')}</span>
              <span>{t('whatsappDetail')}</span>
            </a>
          </li>
          <li>
            <Link className={styles.way} href="/contacts">
              <Icon name="email" />
              <span className={styles.name}>{t('form')}</span>
              <span>{t('formDetail')}</span>
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}
