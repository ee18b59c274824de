import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChoiceGroup } from '../fields/choice-group'
import { FormGroup } from '../fields/form-group'
import { emailInput, TextField } from '../fields/text-field'
import styles from './reach-you-group.module.css'
import { SafeContact } from './safe-contact'
import { useDeskChoice } from './use-desk-choice'
import { useDeskField } from './use-desk-field'

type Props = { calling: ReactNode }

export function ReachYouGroup({ calling }: Props) {
  const t = useTranslations('ListeningDeskForm')
  const words = useTranslations('FormFields')
  const choice = useDeskChoice()
  const field = useDeskField()
  return (
    <FormGroup turn={3} title={t('reachYou')}>
      <div className={styles.names}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <ChoiceGroup {...choice('contactBy')} unanswered={t('anyWay')} hint={t('contactByHint')} />
      <TextField
        {...field('phone')}
        hint={t('phoneHint')}
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField {...emailInput} {...field('email')} hint={words('emailHint')} />
      <div>
        {calling}
        <SafeContact />
      </div>
    </FormGroup>
  )
}
