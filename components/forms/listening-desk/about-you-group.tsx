import { useTranslations } from 'next-intl'
import { ChoiceGroup } from '../fields/choice-group'
import { FormGroup } from '../fields/form-group'
import { AgeQuestion } from './age-question'
import { ChoiceWithOther } from './choice-with-other'
import { useChoices } from './use-choices'

export function AboutYouGroup() {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields')
  return (
    <FormGroup title={t('aboutYou')} lead={t('aboutYouLead')}>
      <AgeQuestion />
      <ChoiceGroup
        name="gender"
        legend={field('listeningDesk.gender')}
        options={useChoices('gender')}
      />
      <ChoiceGroup
        name="zone"
        legend={field('listeningDesk.zone')}
        hint={t('zoneHint')}
        options={useChoices('zone')}
      />
      <ChoiceWithOther name="workStatus" />
    </FormGroup>
  )
}
