import { useTranslations } from 'next-intl'
import styles from './recaptcha-notice.module.css'

/** Renders the sentence that Google's terms want, since April 2026 no more than this. */
export function RecaptchaNotice() {
  const t = useTranslations('Recaptcha')
  if (!process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY) return null
  return <p className={styles.notice}>{t('notice')}</p>
}
