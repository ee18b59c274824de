import { useTranslations } from 'next-intl'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/association'
import { FormGroup } from '../fields/form-group'
import { PrivacyLink } from '../fields/privacy-link'
import { TickBox } from '../fields/tick-box'

const { email, phone } = association.contacts

export function ConsentGroup() {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields.listeningDesk')
  return (
    <FormGroup
      title={t('consent')}
      lead={t.rich('consentLead', { privacy: (words) => <PrivacyLink>{words}</PrivacyLink> })}
    >
      <TickBox name="consent" label={field('consent')} />
      <p>
        {t.rich('withdraw', {
          email: () => <a href={`mailto:${email}`}>{email}</a>,
          phone: () => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
        })}
      </p>
    </FormGroup>
  )
}
