import { useTranslations } from 'next-intl'
import { formatPhone } from '@/lib/contacts/phone'
import { association } from '@/lib/content/association'
import { FormGroup } from '../form-group'
import { PrivacyLink } from '../privacy-link'
import { TickBox } from '../tick-box'

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
