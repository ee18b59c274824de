import { useLocale, useTranslations } from 'next-intl'
import { PhoneNow } from '@/components/practical-answers/phone-hours'
import { Icon } from '@/components/ui/icon'
import { ExternalLink } from '@/components/ui/links'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import { EmailLink, PhoneLink, WhatsappLink } from './contact-links'
import styles from './contact-list.module.css'

const { phone, whatsapp, email, instagram, facebook } = association.contacts

type Props = {
  /** First words of the chat, for the visitor to send or to change. Default: a request for information. */
  whatsappText?: string
  /** False where the hours stand beside it already. */
  hasHours?: boolean
}

/** Renders the ways to reach the association without a form: phone, WhatsApp, e-mail. */
export function ContactList({ whatsappText, hasHours = true }: Props) {
  const locale = useLocale()
  const t = useTranslations('ContactList')
  return (
    <ul className={styles.list}>
      <li>
        <PhoneLink className={styles.link}>
          <Icon name="phone" />
          {t('phone', { number: formatPhone(phone, locale) })}
        </PhoneLink>
        {hasHours && (
          <div className={styles.hours}>
            <PhoneNow />
          </div>
        )}
      </li>
      <li>
        <WhatsappLink isRow className={styles.link} text={whatsappText}>
          <Icon name="whatsapp" />
          {t('whatsapp', { number: formatPhone(whatsapp, locale) })}
        </WhatsappLink>
      </li>
      <li>
        <EmailLink className={styles.link}>
          <Icon name="email" />
          {t('email', { address: email })}
        </EmailLink>
      </li>
    </ul>
  )
}

/** Renders the links to the association's profiles on social networks. */
export function SocialList() {
  const t = useTranslations('SocialList')
  return (
    <ul className={styles.list}>
      <li>
        <ExternalLink isRow className={styles.link} href={instagram.url}>
          <Icon name="instagram" />
          {t('instagram')}
        </ExternalLink>
      </li>
      <li>
        <ExternalLink isRow className={styles.link} href={facebook.url}>
          <Icon name="facebook" />
          {t('facebook')}
        </ExternalLink>
      </li>
    </ul>
  )
}
