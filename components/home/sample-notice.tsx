import { useTranslations } from 'next-intl'
import { events } from '@/lib/content/events'
import { news } from '@/lib/content/news'
import { reviews } from '@/lib/content/reviews'
import styles from './sample-notice.module.css'

const hasSamples = [...reviews, ...news, ...events].some(({ sample }) => sample)

/** Says openly, once for the page, that some of its records are still invented. */
export function SampleNotice() {
  const t = useTranslations('SampleTag')
  return hasSamples && <p className={styles.notice}>{t('page')}</p>
}
