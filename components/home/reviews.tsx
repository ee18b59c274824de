import { useLocale, useTranslations } from 'next-intl'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { reviews } from '@/lib/content/reviews'
import styles from './reviews.module.css'

export function Reviews() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  if (reviews.length === 0) return null
  return (
    <Section labelledBy="reviews-title">
      <h2 id="reviews-title">{t('reviewsTitle')}</h2>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <figure>
              <blockquote className={styles.words}>
                <p>{review.text[locale]}</p>
              </blockquote>
              <figcaption className={styles.name}>
                {review.name} <SampleTag sample={review.sample} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
