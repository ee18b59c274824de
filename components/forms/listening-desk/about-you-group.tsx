import { useTranslations } from 'next-intl'
import { ChoiceGroup } from '../fields/choice-group'
import { FormGroup } from '../fields/form-group'
import { AgeQuestion } from './age-question'
import { ChoiceWithOther } from './choice-with-other'
import { useDeskField } from './use-desk-field'

export function AboutYouGroup() {
  const t = useTranslations('ListeningDeskForm')
  const field = useDeskField()
  return (
    <FormGroup title={t('aboutYou')} lead={t('aboutYouLead')}>
      <AgeQuestion />
      <ChoiceGroup {...field.choice('gender')} />
      <ChoiceGroup {...field.choice('zone')} />
      <ChoiceWithOther name="workStatus" />
    </FormGroup>
  )
}
