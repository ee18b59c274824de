import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { ExitNote } from '@/components/quick-exit/quick-exit'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'

/** Renders what to do while nobody is in danger: above it stands what to do if somebody is. */
export function WithTime() {
  const t = useTranslations('WorriedPage')
  return (
    <Section labelledBy="time-title">
      <TitledRow title={t('time.title')} titleId="time-title">
        <Stack>
          <p>{t.rich('time.text', { ask: (words) => <a href="#ask">{words}</a> })}</p>
          <CallButton />
          <ExitNote />
        </Stack>
      </TitledRow>
    </Section>
  )
}
