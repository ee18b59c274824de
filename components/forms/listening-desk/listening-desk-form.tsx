import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { options } from '@/lib/forms/listening-desk-definition'
import { optionWords, type Option } from '@/lib/forms/option-words'
import { PrivacyLink } from '../fields/privacy-link'
import { useFormSlots } from '../layout/use-form-slots'
import { CallingNote } from './calling-note'
import { ListeningDeskFormClient } from './listening-desk-form-client'
import { UnderEighteen } from './under-eighteen'
import type { DeskOptions } from './use-desk-options'
import { WhoReads } from './who-reads'

/** Renders the listening desk's form with what it shows of the site's words and content. */
export function ListeningDeskForm() {
  const t = useTranslations('ListeningDeskForm')
  const links = {
    email: () => <EmailLink />,
    phone: () => <PhoneLink />,
    hours: () => <PhoneHours />,
    privacy: (words: ReactNode) => <PrivacyLink>{words}</PrivacyLink>,
  }
  return (
    <ListeningDeskFormClient
      {...useFormSlots('listening-desk')}
      options={useOptions()}
      calling={<CallingNote />}
      underEighteen={<UnderEighteen />}
      consentLead={t.rich('consentLead', links)}
      reader={<WhoReads />}
      withdrawal={<p>{t.rich('withdraw', links)}</p>}
    />
  )
}

/** Whoever would rather not write it finds that first; the e-mail lists the topics as the form's definition does. */
const offeredFirst = 'in-person'

function useOptions(): DeskOptions {
  const locale = useLocale()
  const t = useTranslations('FormOptions')
  const words = Object.entries(options).map(([field, codes]) => [
    field,
    codes
      .toSorted((one, other) => Number(other === offeredFirst) - Number(one === offeredFirst))
      .map((code) => ({
        value: code,
        // TypeScript would pair each field with the codes of all the others too.
        label: optionWords({ field, code } as Option, locale, t),
      })),
  ])
  return Object.fromEntries(words)
}
