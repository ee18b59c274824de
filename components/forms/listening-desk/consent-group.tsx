import { useTranslations } from 'next-intl'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { FormGroup } from '../fields/form-group'
import { PrivacyLink } from '../fields/privacy-link'
import { TickBox } from '../fields/tick-box'

export function ConsentGroup() {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields')
  return (
    <FormGroup
      title={t('consent')}
      lead={t.rich('consentLead', { privacy: (words) => <PrivacyLink>{words}</PrivacyLink> })}
    >
      <TickBox name="consent" label={field('listeningDesk.consent')} />
      <p>
        {t.rich('withdraw', {
          email: () => <EmailLink />,
          phone: () => <PhoneLink />,
          hours: () => <PhoneHours />,
        })}
      </p>
    </FormGroup>
  )
}
