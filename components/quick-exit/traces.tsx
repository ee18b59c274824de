import { useTranslations } from 'next-intl'
import { HelplineRows } from '@/components/helplines/helpline-rows'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

const traces = ['private', 'clearing', 'calls', 'messages', 'shared'] as const

/** Says what others may see of a visit, a call or a message, and what can be done about it. */
export function Traces() {
  const t = useTranslations('SafetyPage')
  return (
    <Section>
      <TitledRow title={t('talk.title')}>
        <HelplineRows
          lines={[{ id: 'emergency' }, { id: 'violence' }, { id: 'child-emergency' }]}
        />
      </TitledRow>
      <TitledRow title={t('site.title')}>
        <Stack gap="near">
          <p>
            {t.rich('site.kept', {
              cookies: (words) => <Link href="/cookie-policy">{words}</Link>,
            })}
          </p>
          <p>{t('site.exit')}</p>
          <p>{t('site.saved')}</p>
        </Stack>
      </TitledRow>
      {traces.map((trace) => (
        <TitledRow key={trace} title={t(`${trace}.title`)}>
          <p>{t(`${trace}.text`)}</p>
        </TitledRow>
      ))}
    </Section>
  )
}
