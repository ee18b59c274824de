import { useTranslations } from 'next-intl'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { UnderSixteenLine } from '@/components/helplines/under-sixteen-line'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'

/** Renders what somebody under 16 can do, who may not use the forms. */
export function UnderSixteen() {
  const t = useTranslations('UnderSixteenLine')
  return (
    <Section labelledBy="under-16-title" id="under-16">
      <Notice>
        <h2 id="under-16-title">{t('question')}</h2>
        <p>
          <UnderSixteenLine isAsked />
        </p>
        <NearbyServices reason="under-16" />
      </Notice>
    </Section>
  )
}
