import { useTranslations } from 'next-intl'
import { FormGroup } from '../fields/form-group'
import { TextArea } from '../fields/text-area'
import { FormSuccess } from '../frame/form-success'
import { RequestForm } from '../frame/request-form'
import { AboutYouGroup } from './about-you-group'
import { ChoiceWithOther } from './choice-with-other'
import { ConsentGroup } from './consent-group'
import { ReachYouGroup } from './reach-you-group'
import { useDeskField } from './use-desk-field'

/** Renders the listening desk's form, its fields in the order of docs/decisions/0006. */
export function ListeningDeskForm() {
  const t = useTranslations('ListeningDeskForm')
  const field = useDeskField()
  return (
    <RequestForm
      form="listening-desk"
      success={
        <FormSuccess title={t('sent')} again={t('again')}>
          {t('next')}
        </FormSuccess>
      }
    >
      <ReachYouGroup />
      <AboutYouGroup />
      <FormGroup>
        <ChoiceWithOther name="topics" isHeading hint={t('topicsHint')} />
      </FormGroup>
      <FormGroup title={t('when')} lead={t('whenLead')}>
        <ChoiceWithOther name="timeSlot" />
        <ChoiceWithOther name="day" />
      </FormGroup>
      <FormGroup title={t('anythingElse')}>
        <TextArea {...field('message')} hint={t('messageHint')} />
      </FormGroup>
      <ConsentGroup />
    </RequestForm>
  )
}
