import { useTranslations } from 'next-intl'
import styles from './skip-link.module.css'

export function SkipLink() {
  const t = useTranslations('SkipLink')
  return (
    <a className={styles.skipLink} href="#content">
      {t('label')}
    </a>
  )
}
