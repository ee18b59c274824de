import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'

export function AfterWriting() {
  const t = useTranslations('ContactsPage')
  return (
    <Section labelledBy="after-title">
      <Columns parts="7:5">
        <Stack>
          <h2 id="after-title">{t('afterTitle')}</h2>
          <p>{t('afterWho')}</p>
          <p>{t('afterWhen')}</p>
          <p>{t('afterSilence')}</p>
        </Stack>
        <Notice tone="urgent">
          <h3>{t('emergencyTitle')}</h3>
          <p>
            {t.rich('emergencyText', {
              number: () => <HelplineLink id="emergency" />,
            })}
          </p>
          <p>
            <a href="#helplines">{t('emergencyLines')}</a>
          </p>
        </Notice>
      </Columns>
    </Section>
  )
}
