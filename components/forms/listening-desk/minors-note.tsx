import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Notice } from '@/components/ui/notice'
import { ConditionalReveal } from '../fields/conditional-reveal'

/** Renders who must agree, and whom else to call, for those who may be under age. */
export function MinorsNote() {
  const t = useTranslations('ListeningDeskForm')
  return (
    <ConditionalReveal field="ageBand" code="16-25" role="status">
      <Notice>
        <p>{t('minors')}</p>
        <p>
          {t.rich('minorsLines', {
            azzurro: () => <HelplineLink id="telefono-azzurro" />,
            danger: () => <HelplineLink id="child-emergency" />,
          })}
        </p>
      </Notice>
    </ConditionalReveal>
  )
}
