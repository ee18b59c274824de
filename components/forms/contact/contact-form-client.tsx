'use client'

import { useTranslations } from 'next-intl'
import { contactForm } from '@/lib/forms/contact-definition'
import { BaseForm, type FormSlots } from '../client/base-form'
import { PrivacyLink } from '../fields/privacy-link'
import { TextArea } from '../fields/text-area'
import { emailInput, TextField } from '../fields/text-field'
import { TickBox } from '../fields/tick-box'
import { FormSheet } from '../layout/form-sheet'
import { useMessageBeginning } from './use-message-beginning'

type Props = FormSlots & {
  /** How a message may begin, by what the address says: `event=ottobre`. */
  beginnings: Record<string, string>
}

const loadResolver = () => import('./contact-resolver')

export function ContactFormClient({ beginnings, ...slots }: Props) {
  const t = useTranslations('ContactForm')
  const field = useTranslations('FormFields')
  const words = {
    submit: t('submit'),
    failed: t('failed'),
    sent: t('sent'),
    reply: t('reply'),
    meeting: t('meeting'),
    again: t('again'),
  }
  const beginning = useMessageBeginning(beginnings)
  return (
    <BaseForm form={contactForm} loadResolver={loadResolver} words={words} {...slots}>
      {(end) => (
        <FormSheet>
          <TextField
            name="name"
            label={field('contact.name')}
            autoComplete="name"
            autoCapitalize="words"
          />
          <TextField {...emailInput} label={field('contact.email')} hint={field('emailHint')} />
          <TextArea
            name="message"
            label={field('contact.message')}
            hint={t('messageHint')}
            beginning={beginning}
          />
          <TickBox
            name="privacy"
            label={field.rich('contact.privacy', {
              privacy: (words) => <PrivacyLink>{words}</PrivacyLink>,
            })}
          />
          {end}
        </FormSheet>
      )}
    </BaseForm>
  )
}
