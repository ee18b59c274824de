import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Notice } from '@/components/ui/notice'
import { ChoiceGroup } from '../fields/choice-group'
import { ConditionalReveal } from '../fields/conditional-reveal'
import { useDeskField } from './use-desk-field'

/** Renders the question of age and, for those who may be under age, who must agree and whom else to call. */
export function AgeQuestion() {
  const t = useTranslations('ListeningDeskForm')
  const field = useDeskField()
  return (
    <ConditionalReveal
      code="16-25"
      role="status"
      question={<ChoiceGroup {...field.choice('ageBand')} />}
    >
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
