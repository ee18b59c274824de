import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChoiceGroup } from '../fields/choice-group'
import { FormGroup } from '../fields/form-group'
import { SelectField } from '../fields/select-field'
import { ChoiceWithOther } from './choice-with-other'
import { useDeskChoice } from './use-desk-choice'

type Props = { underEighteen: ReactNode }

export function AboutYouGroup({ underEighteen }: Props) {
  const t = useTranslations('ListeningDeskForm')
  const choice = useDeskChoice()
  return (
    <FormGroup turn={4} title={t('aboutYou')}>
      <ChoiceGroup {...choice('ageBand')} />
      {underEighteen}
      <ChoiceGroup {...choice('gender')} />
      <SelectField {...choice('zone')} placeholder={t('chooseZone')} />
      <ChoiceWithOther name="workStatus" />
    </FormGroup>
  )
}
