import { useLocale } from 'next-intl'
import type { reviews } from '@/lib/content/reviews'
import styles from './reviews.module.css'

type Props = { reviews: typeof reviews }

export function ReviewList({ reviews }: Props) {
  const locale = useLocale()
  return (
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <figure>
            <blockquote>
              <p>{review.text[locale]}</p>
            </blockquote>
            <figcaption className={styles.name}>
              <bdi>{review.name}</bdi>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
