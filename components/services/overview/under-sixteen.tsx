import { useTranslations } from 'next-intl'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { UnderSixteenLine } from '@/components/helplines/under-sixteen-line'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'

/** Renders whom somebody under 16 can call, and how they can come: the forms are not for them. */
export function UnderSixteen() {
  const t = useTranslations('UnderSixteenLine')
  return (
    <Section isBand labelledBy="under-16-title" id="under-16">
      <TitledRow title={t('question')} titleId="under-16-title">
        <Stack>
          <UnderSixteenLine />
          <NearbyServices reason="under-16" />
        </Stack>
      </TitledRow>
    </Section>
  )
}
