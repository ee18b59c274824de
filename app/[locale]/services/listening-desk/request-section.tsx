import { useTranslations } from 'next-intl'
import { FormWithIntro, RequiredNote } from '@/components/forms/layout'
import { UnderEighteen, UnderSixteenLink } from '@/components/helplines/minors'
import { ExitNote } from '@/components/quick-exit/quick-exit'
import { Part, Section } from '@/components/ui/layout'
import { listeningDeskForm } from '@/lib/forms/listening-desk'
import { DeskPause } from './desk-pause'
import { ListeningDeskForm } from './listening-desk-form'

/** Renders the form with what must be known before it. */
export function RequestSection() {
  const t = useTranslations('ListeningDeskPage')
  const intro = (
    <Part title={t('request.title')} isBeside gap="near">
      <ExitNote />
      <p>
        <UnderSixteenLink />
      </p>
      <UnderEighteen />
      <RequiredNote />
    </Part>
  )
  return (
    <Section isBand id="request">
      <DeskPause />
      <FormWithIntro form={listeningDeskForm} intro={intro}>
        <ListeningDeskForm />
      </FormWithIntro>
    </Section>
  )
}
