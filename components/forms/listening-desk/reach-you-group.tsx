import { useLocale, useTranslations } from 'next-intl'
import { SampleTag } from '@/components/ui/sample-tag'
import { listeningDesk } from '@/lib/content/records'
import { FormGroup } from '../fields/form-group'
import { emailInput, TextField } from '../fields/text-field'
import styles from './reach-you-group.module.css'
import { SafeContact } from './safe-contact'
import { useDeskField } from './use-desk-field'

export function ReachYouGroup() {
  const t = useTranslations('ListeningDeskForm')
  const words = useTranslations('FormFields')
  const field = useDeskField()
  const { calling } = listeningDesk
  return (
    <FormGroup title={t('reachYou')}>
      <div className={styles.names}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('phone')}
        hint={
          <>
            {t('phoneHint')} {calling.text[useLocale()]} <SampleTag sample={calling.sample} />
          </>
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField {...emailInput} {...field('email')} hint={words('emailHint')} />
      <SafeContact />
    </FormGroup>
  )
}
