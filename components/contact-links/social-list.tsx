import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { ExternalLink } from '@/components/ui/link/external-link'
import { association } from '@/lib/content/records'
import styles from './contact-list.module.css'

const { instagram, facebook } = association.contacts

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
