import { useTranslations } from 'next-intl'
import { HelplineLink } from './helpline-link'

/** Says what somebody under 16 can do, and whom to call. */
export function UnderSixteenLine() {
  const t = useTranslations('UnderSixteenLine')
  return t.rich('text', {
    azzurro: () => <HelplineLink id="telefono-azzurro" />,
    danger: () => <HelplineLink id="child-emergency" />,
  })
}
