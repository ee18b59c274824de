'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { listeningDeskForm } from '@/lib/forms/listening-desk-definition'
import { BaseForm, type FormSlots } from '../client/base-form'
import { FormGroup } from '../fields/form-group'
import { TextArea } from '../fields/text-area'
import { AboutYouGroup } from './about-you-group'
import { ChoiceWithOther } from './choice-with-other'
import { ConsentGroup } from './consent-group'
import { ReachYouGroup } from './reach-you-group'
import { useDeskField } from './use-desk-field'
import { type DeskOptions, DeskOptionsProvider } from './use-desk-options'

type Props = FormSlots & {
  options: DeskOptions
  /** How we call. */
  calling: ReactNode
  /** What holds for those of 16 and 17. */
  underEighteen: ReactNode
  /** What the consent is for. */
  consentLead: ReactNode
  /** How to refuse or withdraw it. */
  withdrawal: ReactNode
  /** Who reads the request. */
  reader: ReactNode
}

const loadResolver = () => import('./listening-desk-resolver')

/** Renders the listening desk's form, its fields in the order that docs/decisions/0005 gives reasons for. */
export function ListeningDeskFormClient({
  options,
  calling,
  underEighteen,
  consentLead,
  withdrawal,
  reader,
  ...slots
}: Props) {
  const t = useTranslations('ListeningDeskForm')
  const words = {
    submit: t('submit'),
    failed: t('failed'),
    sent: t('sent'),
    reply: t('reply'),
    meeting: t('meeting'),
    again: t('again'),
  }
  const field = useDeskField()
  return (
    <DeskOptionsProvider value={options}>
      <BaseForm form={listeningDeskForm} loadResolver={loadResolver} words={words} {...slots}>
        {(end) => (
          <>
            <FormGroup turn={1} title={t('talk')}>
              <ChoiceWithOther name="topics" hint={t('topicsHint')} />
              <TextArea {...field('message')} hint={t('messageHint')} />
            </FormGroup>
            <FormGroup turn={2} title={t('when')} lead={t('whenLead')}>
              <ChoiceWithOther name="day" />
              <ChoiceWithOther name="timeSlot" />
            </FormGroup>
            <ReachYouGroup calling={calling} />
            <AboutYouGroup underEighteen={underEighteen} />
            <ConsentGroup lead={consentLead} withdrawal={withdrawal}>
              {reader}
              {end}
            </ConsentGroup>
          </>
        )}
      </BaseForm>
    </DeskOptionsProvider>
  )
}
