import { useTranslations } from 'next-intl'
import styles from './skip-link.module.css'

/** Renders the way past the menu, at the top of the screen: only whoever comes to it by keyboard sees it. */
export function SkipLink() {
  const t = useTranslations('SkipLink')
  return (
    <a className={styles.skipLink} href="#content">
      {t('label')}
    </a>
  )
}
