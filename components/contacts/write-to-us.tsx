import { useTranslations } from 'next-intl'
import { ContactForm } from '@/components/forms/contact/contact-form'
import { FormMessages } from '@/components/forms/layout/form-messages'
import { FormPlace } from '@/components/forms/layout/form-place'
import { RequiredNote } from '@/components/forms/layout/required-note'
import { UnderSixteenLine } from '@/components/helplines/under-sixteen-line'
import { ExitNote } from '@/components/quick-exit/quick-exit'
import { Accordion } from '@/components/ui/accordion'
import { Columns } from '@/components/ui/layout/columns'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import { AfterWriting } from './after-writing'

export function WriteToUs() {
  const t = useTranslations('ContactsPage')
  const underSixteen = useTranslations('UnderSixteenLine')
  const intro = (
    <>
      <h2 id="write-title">{t('writeTitle')}</h2>
      <p>
        {t.rich('writeDesk', {
          desk: (words) => <Link href="/services/listening-desk">{words}</Link>,
        })}
      </p>
      <ExitNote />
      <Accordion summary={underSixteen('question')}>
        <UnderSixteenLine />
      </Accordion>
      <RequiredNote />
    </>
  )
  return (
    <Section isBand labelledBy="write-title" id="write">
      <Columns parts="2:1">
        <FormPlace intro={intro}>
          <FormMessages namespaces={['ContactForm']}>
            <ContactForm />
          </FormMessages>
        </FormPlace>
        <AfterWriting />
      </Columns>
    </Section>
  )
}
