import { useTranslations } from 'next-intl'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { writingPath } from '@/lib/contacts/writing-path'
import { Link } from '@/lib/i18n/navigation'

export function Receipt() {
  const t = useTranslations('DonationsPage')
  return (
    <Section labelledBy="receipt-title">
      <Prose>
        <h2 id="receipt-title">{t('receiptTitle')}</h2>
        <p>{t('receiptText')}</p>
        <p>
          {t.rich('questions', {
            contacts: (words) => <Link href={writingPath()}>{words}</Link>,
          })}
        </p>
      </Prose>
    </Section>
  )
}
