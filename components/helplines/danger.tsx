import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HelplineLink } from './helpline-link'

type Props = {
  /** Default: a link that calls it. */
  number?: ReactNode
}

/** Says when to call the emergency number: the same words wherever they stand. */
export function Danger({ number = <HelplineLink id="emergency" /> }: Props) {
  const t = useTranslations('Danger')
  return t.rich('text', { number: () => number })
}
