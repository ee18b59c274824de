import { useTranslations } from 'next-intl'
import { ChoiceGroup } from '../fields/choice-group'
import { ChoiceWithOther } from './choice-with-other'
import { FormGroup } from '../fields/form-group'
import { Question } from '../fields/question'
import { MinorsNote } from './minors-note'
import { useChoices } from './use-choices'

export function AboutYouGroup() {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields.listeningDesk')
  return (
    <FormGroup title={t('aboutYou')} lead={t('aboutYouLead')}>
      <Question>
        <ChoiceGroup name="ageBand" legend={field('ageBand')} options={useChoices('ageBand')} />
        <MinorsNote />
      </Question>
      <ChoiceGroup name="gender" legend={field('gender')} options={useChoices('gender')} />
      <ChoiceGroup
        name="zone"
        legend={field('zone')}
        hint={t('zoneHint')}
        options={useChoices('zone')}
      />
      <ChoiceWithOther name="workStatus" />
    </FormGroup>
  )
}
