import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormGroup } from '../fields/form-group'
import { PrivacyLink } from '../fields/privacy-link'
import { TickBox } from '../fields/tick-box'

type Props = { withdrawal: ReactNode }

export function ConsentGroup({ withdrawal }: Props) {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields')
  return (
    <FormGroup
      turn={5}
      title={t('consent')}
      lead={t.rich('consentLead', { privacy: (words) => <PrivacyLink>{words}</PrivacyLink> })}
    >
      <TickBox name="consent" label={field('listeningDesk.consent')} />
      {withdrawal}
    </FormGroup>
  )
}
