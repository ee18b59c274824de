import { useTranslations } from 'next-intl'
import { Divider } from '@/components/brand/divider'
import styles from './quote.module.css'

export function Quote() {
  const t = useTranslations('HomePage')
  return (
    <figure className={styles.quote}>
      <Divider />
      <blockquote className={styles.words}>
        <p>{t('quote')}</p>
      </blockquote>
      <figcaption className={styles.author}>{t('quoteAuthor')}</figcaption>
    </figure>
  )
}
