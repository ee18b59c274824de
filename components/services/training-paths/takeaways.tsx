import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { Link } from '@/lib/i18n/navigation'

export function Takeaways() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section labelledBy="take-title">
      <Stack gap="far">
        <h2 id="take-title">{t('take.title')}</h2>
        <Columns parts="1:1">
          <Stack gap="close">
            <h3>{t('take.open.title')}</h3>
            <p>{t('take.open.text')}</p>
            <p>
              <Link href="/events">{t('take.open.link')}</Link>
            </p>
          </Stack>
          <Stack gap="close">
            <h3>{t('take.group.title')}</h3>
            <p>{t('take.group.text')}</p>
            <p>
              <Link href={contactFormPath('training-paths')}>{t('write')}</Link>
            </p>
          </Stack>
        </Columns>
      </Stack>
    </Section>
  )
}
