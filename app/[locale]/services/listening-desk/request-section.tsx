import { useTranslations } from 'next-intl'
import { FormWithIntro, RequiredNote } from '@/components/forms/layout'
import { UnderEighteen, UnderSixteenLink } from '@/components/helplines/minors'
import { ExitNote } from '@/components/quick-exit/quick-exit'
import { Section, Stack, TitledRow } from '@/components/ui/layout'
import { listeningDeskForm } from '@/lib/forms/listening-desk'
import { DeskPause } from './desk-pause'
import { ListeningDeskForm } from './listening-desk-form'

/** Renders the form with what must be known before it. */
export function RequestSection() {
  const t = useTranslations('ListeningDeskPage')
  const intro = (
    <TitledRow title={t('request.title')} titleId="request-title">
      <Stack gap="near">
        <ExitNote />
        <p>
          <UnderSixteenLink />
        </p>
        <UnderEighteen />
        <RequiredNote />
      </Stack>
    </TitledRow>
  )
  return (
    <Section isBand labelledBy="request-title" id="request">
      <DeskPause />
      <FormWithIntro form={listeningDeskForm} intro={intro}>
        <ListeningDeskForm />
      </FormWithIntro>
    </Section>
  )
}
