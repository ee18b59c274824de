import { useTranslations } from 'next-intl'
import { ContactList } from '@/components/contact-links/contact-list'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import { Place } from '@/components/illustrations/scene'
import type { SceneName } from '@/components/illustrations/scenes'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { ReplyTime } from '@/components/practical-answers/reply-time'
import { Panel } from '@/components/ui/panel'
import type { FormSlots } from '../client/base-form'

/** Returns what both forms show of the site's content, rendered by the server. */
export function useFormSlots(scene: SceneName): FormSlots {
  const t = useTranslations('FormStatus')
  return {
    otherWays: <ContactList whatsappText={t('whatsappText')} />,
    emergency: <EmergencyNote when="before" />,
    replyTime: (
      <Panel>
        <p>
          <ReplyTime />
        </p>
      </Panel>
    ),
    picture: <Place name={scene} />,
    afterSending: (
      <>
        <p>
          {t.rich('withReference', {
            phone: () => <PhoneLink />,
            hours: () => <PhoneHours />,
            email: () => <EmailLink />,
          })}
        </p>
        <EmergencyNote when="after" />
      </>
    ),
  }
}
