import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { HelplineLink } from './helpline-link'

/** Says to those of 16 and 17, and to nobody older, who must agree and what parents are told. */
export function UnderEighteen() {
  const t = useTranslations('UnderEighteen')
  return (
    <Accordion summary={t('title')} id="under-eighteen">
      <p>
        {t.rich('text', {
          azzurro: () => <HelplineLink id="telefono-azzurro" />,
          danger: () => <HelplineLink id="child-emergency" />,
        })}
      </p>
    </Accordion>
  )
}
