import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/forms/layout/form-messages'
import { FormPlace } from '@/components/forms/layout/form-place'
import { RequiredNote } from '@/components/forms/layout/required-note'
import { ListeningDeskForm } from '@/components/forms/listening-desk/listening-desk-form'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { UnderSixteenLine } from '@/components/helplines/under-sixteen-line'
import { Accordion } from '@/components/ui/accordion'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { DeskPause } from './desk-pause'

/** Renders the form with what must be known before it. */
export function RequestSection() {
  const t = useTranslations('ListeningDeskPage')
  const underSixteen = useTranslations('UnderSixteenLine')
  const intro = (
    <TitledRow title={t('request.title')} titleId="request-title">
      <Stack gap="near">
        <Accordion summary={underSixteen('question')}>
          <UnderSixteenLine />
          <NearbyServices reason="under-16" />
        </Accordion>
        <RequiredNote />
      </Stack>
    </TitledRow>
  )
  return (
    <Section isBand labelledBy="request-title" id="request">
      <DeskPause />
      <FormPlace intro={intro}>
        <FormMessages namespaces={['ListeningDeskForm']}>
          <ListeningDeskForm />
        </FormMessages>
      </FormPlace>
    </Section>
  )
}
