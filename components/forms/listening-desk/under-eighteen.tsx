import { useTranslations } from 'next-intl'
import { Danger } from '@/components/helplines/danger'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Accordion } from '@/components/ui/accordion'

/** Says to those of 16 and 17, and to nobody older, who must agree and what parents are told. */
export function UnderEighteen() {
  const t = useTranslations('ListeningDeskForm')
  return (
    <Accordion summary={t('minors.title')} id="under-eighteen">
      <p>
        {t.rich('minors.text', {
          azzurro: () => <HelplineLink id="telefono-azzurro" />,
          danger: () => <HelplineLink id="child-emergency" />,
        })}
      </p>
      <p>
        <Danger />
      </p>
    </Accordion>
  )
}
