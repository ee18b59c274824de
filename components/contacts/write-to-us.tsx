import { useTranslations } from 'next-intl'
import { ContactForm } from '@/components/forms/contact/contact-form'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

export function WriteToUs() {
  const t = useTranslations('ContactsPage')
  return (
    <Section tone="sand" labelledBy="write-title" id="write">
      <Columns parts="4:7">
        <Stack>
          <h2 id="write-title">{t('writeTitle')}</h2>
          <p>{t('writeLead')}</p>
          <p>
            {t.rich('writeDesk', {
              desk: (words) => <Link href="/services/listening-desk">{words}</Link>,
            })}
          </p>
        </Stack>
        <ContactForm />
      </Columns>
    </Section>
  )
}
