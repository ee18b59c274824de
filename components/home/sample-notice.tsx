import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { events } from '@/lib/content/events'
import { news, reviews } from '@/lib/content/records'

const hasSamples = [...reviews, ...news, ...events].some(({ sample }) => sample)

/** Says openly, once for the page, that some of its records are still invented. */
export function SampleNotice() {
  const t = useTranslations('SampleTag')
  if (!hasSamples) return null
  return (
    <Section>
      <p>
        <small>{t('page')}</small>
      </p>
    </Section>
  )
}
