import { useTranslations } from 'next-intl'
import { association } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import styles from './home-link.module.css'
import { Logo } from './logo'

type Props = { className?: string }

/** Renders the mark and the name of the association, which lead to the home page. */
export function HomeLink({ className = '' }: Props) {
  const t = useTranslations('Header')
  return (
    <Link className={`${styles.home} ${className}`} href="/">
      <Logo className={styles.logo} name={association.identity.shortName} />
      <span className="visually-hidden">{t('home')}</span>
    </Link>
  )
}
