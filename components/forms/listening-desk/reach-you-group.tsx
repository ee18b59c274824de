import { useTranslations } from 'next-intl'
import { FormGroup } from '../fields/form-group'
import { emailInput, TextField } from '../fields/text-field'
import styles from './reach-you-group.module.css'

export function ReachYouGroup() {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields')
  return (
    <FormGroup title={t('reachYou')} lead={t('reachYouLead')}>
      <div className={styles.names}>
        <TextField
          name="firstName"
          label={field('listeningDesk.firstName')}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          label={field('listeningDesk.lastName')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        name="phone"
        label={field('listeningDesk.phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField {...emailInput} label={field('listeningDesk.email')} />
    </FormGroup>
  )
}
