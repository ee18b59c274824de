import { useTranslations } from 'next-intl'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { WhomToCall } from '@/components/helplines/whom-to-call'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'

/** Renders what somebody under 16 can do without the forms, which they may not use, and whom to call. */
export function UnderSixteen() {
  const t = useTranslations('UnderSixteenLine')
  return (
    <Section tone="mist" labelledBy="under-16-title" id="under-16">
      <Columns parts="1:1">
        <Stack>
          <h2 id="under-16-title">{t('question')}</h2>
          <p>{t('alone')}</p>
          <p>{t('text')}</p>
        </Stack>
        <WhomToCall />
        <Stack>
          <NearbyServices reason="under-16" />
        </Stack>
      </Columns>
    </Section>
  )
}
