import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Notice } from '@/components/ui/notice'
import { ChoiceGroup } from '../fields/choice-group'
import { ConditionalReveal } from '../fields/conditional-reveal'
import { useChoices } from './use-choices'

/** Renders the question of age and, for those who may be under age, who must agree and whom else to call. */
export function AgeQuestion() {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields')
  return (
    <ConditionalReveal
      code="16-25"
      role="status"
      question={
        <ChoiceGroup
          name="ageBand"
          legend={field('listeningDesk.ageBand')}
          options={useChoices('ageBand')}
        />
      }
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
