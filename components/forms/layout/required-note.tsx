import { useTranslations } from 'next-intl'
import styles from './required-note.module.css'

/** Says, before a form, what the asterisk stands for. */
export function RequiredNote() {
  const t = useTranslations('FormPlace')
  return <p className={styles.note}>{t('requiredFields')}</p>
}
