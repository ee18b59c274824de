import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import styles from './confidentiality.module.css'

/** Renders who reads a request, what stays between us, and when it cannot. */
export function Confidentiality() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section tone="sand" labelledBy="privacy-title" id="confidentiality">
      <h2 className={styles.title} id="privacy-title">
        {t('privacy.title')}
      </h2>
      <Columns parts="1:1">
        <Stack gap="near">
          <h3>{t('privacy.reader.title')}</h3>
          <p>
            {t.rich('privacy.reader.text', {
              privacy: (words) => <Link href="/privacy-policy">{words}</Link>,
            })}
          </p>
        </Stack>
        <Stack gap="near">
          <h3>{t('privacy.kept.title')}</h3>
          <p>{t('privacy.kept.text')}</p>
        </Stack>
        <Card as="div" isFlat className={styles.limits}>
          <h3>{t('privacy.limits.title')}</h3>
          <p>{t('privacy.limits.intro')}</p>
          <ul>
            <li>{t('privacy.limits.danger')}</li>
            <li>{t('privacy.limits.child')}</li>
            <li>{t('privacy.limits.law')}</li>
          </ul>
          <p>{t('privacy.limits.first')}</p>
        </Card>
        <Stack gap="near">
          <h3>{t('privacy.minors.title')}</h3>
          <p>{t('privacy.minors.text')}</p>
        </Stack>
      </Columns>
    </Section>
  )
}
