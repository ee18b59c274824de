import { useTranslations } from 'next-intl'
import { ContactList } from '@/components/contact-links/contact-list'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import { Place } from '@/components/illustrations/scene'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import type { FormName } from '@/lib/forms/all-forms'
import type { FormSlots } from '../client/base-form'
import { ReplyNote } from '../sent/reply-note'

/** Returns what both forms show of the site's content, rendered by the server. */
export function useFormSlots(form: FormName): FormSlots {
  const t = useTranslations('FormStatus')
  return {
    otherWays: <ContactList whatsappText={t('whatsappText')} />,
    emergency: <EmergencyNote when="before" />,
    replyNote: <ReplyNote form={form} />,
    picture: <Place name="letter" />,
    emergencyAfter: <EmergencyNote when="after" />,
    contactAfter: (
      <p>
        {t.rich('withReference', {
          phone: () => <PhoneLink />,
          hours: () => <PhoneHours />,
          email: () => <EmailLink />,
        })}
      </p>
    ),
  }
}
