import { useTranslations } from 'next-intl'
import { ContactList } from '@/components/contact-links/contact-list'
import { SocialList } from '@/components/contact-links/social-list'
import styles from './footer.module.css'

/** Renders the footer's column of ways to reach and to follow the association. */
export function FooterContacts() {
  const t = useTranslations('Footer')
  return (
    <div className={styles.contacts}>
      <h2 className={styles.heading}>{t('contacts')}</h2>
      <ContactList hasHours={false} />
      <SocialList />
    </div>
  )
}
