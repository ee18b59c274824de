import { useTranslations } from 'next-intl'
import { ChoiceGroup } from '../fields/choice-group'
import { FormGroup } from '../fields/form-group'
import { SelectField } from '../fields/select-field'
import { ChoiceWithOther } from './choice-with-other'
import { UnderEighteen } from './under-eighteen'
import { useDeskField } from './use-desk-field'

export function AboutYouGroup() {
  const t = useTranslations('ListeningDeskForm')
  const field = useDeskField()
  return (
    <FormGroup title={t('aboutYou')}>
      <ChoiceGroup {...field.choice('ageBand')} />
      <UnderEighteen />
      <ChoiceGroup {...field.choice('gender')} />
      <SelectField {...field.choice('zone')} placeholder={t('chooseZone')} />
      <ChoiceWithOther name="workStatus" />
    </FormGroup>
  )
}
