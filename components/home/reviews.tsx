import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { reviews } from '@/lib/content/reviews'
import { reviewsShown } from '@/lib/content/schemas/reviews'
import { ReviewList } from './review-list'

/** How many are in view; the others are one press away. */
const shown = 3

export function Reviews() {
  const t = useTranslations('HomePage')
  const more = reviews.slice(shown, reviewsShown)
  if (reviews.length === 0) return null
  return (
    <Section labelledBy="reviews-title">
      <h2 id="reviews-title">{t('reviewsTitle')}</h2>
      <ReviewList reviews={reviews.slice(0, shown)} />
      {more.length > 0 && (
        <Accordion summary={t('reviewsMore', { count: more.length })}>
          <ReviewList reviews={more} />
        </Accordion>
      )}
    </Section>
  )
}
