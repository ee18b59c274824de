import { useTranslations } from 'next-intl'
import { EmailField } from '../fields/email-field'
import { FormGroup } from '../fields/form-group'
import styles from '../fields/form-group.module.css'
import { TextField } from '../fields/text-field'

export function ReachYouGroup() {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields.listeningDesk')
  return (
    <FormGroup title={t('reachYou')} lead={t('reachYouLead')}>
      <div className={styles.pair}>
        <TextField name="firstName" label={field('firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={field('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        name="phone"
        label={field('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <EmailField label={field('email')} />
    </FormGroup>
  )
}
