import { useTranslations } from 'next-intl'
import { HelplineLink } from './helpline-link'
import styles from './whom-to-call.module.css'

/**
 * Says which number is for whom, by what has happened: whoever is under 18 can tell them apart. The one
 * text for it, as every fact has one: docs/decisions/0026.
 */
export function WhomToCall() {
  const t = useTranslations('WhomToCall')
  return t.rich('text', {
    azzurro: () => <HelplineLink id="telefono-azzurro" />,
    danger: () => <HelplineLink id="child-emergency" />,
    emergency: () => <HelplineLink id="emergency" />,
    line: (words) => <span className={styles.line}>{words}</span>,
  })
}
