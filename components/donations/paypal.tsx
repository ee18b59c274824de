import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { association } from '@/lib/content/association'
import { Link } from '@/lib/i18n/navigation'
import styles from './paypal.module.css'

const { paypalUrl, sample } = association.donations

export function Paypal() {
  const t = useTranslations('DonationsPage')
  return (
    <Section labelledBy="paypal-title">
      <Columns parts="7:5" align="end">
        <Stack gap="near">
          <h2 id="paypal-title">{t('paypalTitle')}</h2>
          <p>{t('paypalText')}</p>
          <p className={styles.action}>
            <ButtonLink href={paypalUrl}>{t('paypalLink')}</ButtonLink>{' '}
            <SampleTag sample={sample} />
          </p>
        </Stack>
        <div className={styles.receipt}>
          <h2>{t('receiptTitle')}</h2>
          <p>{t('receiptText')}</p>
          <p>
            {t.rich('questions', {
              contacts: (words) => <Link href="/contacts">{words}</Link>,
            })}
          </p>
        </div>
      </Columns>
    </Section>
  )
}
