import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormGroup } from '../fields/form-group'
import { TickBox } from '../fields/tick-box'

type Props = {
  lead: ReactNode
  withdrawal: ReactNode
  /** What ends the form: who reads it, the button, and what belongs to it. */
  children: ReactNode
}

export function ConsentGroup({ lead, withdrawal, children }: Props) {
  const t = useTranslations('ListeningDeskForm')
  const field = useTranslations('FormFields')
  return (
    <FormGroup turn={5} title={t('consent')}>
      <p>{lead}</p>
      <TickBox name="consent" label={field('listeningDesk.consent')} />
      {withdrawal}
      {children}
    </FormGroup>
  )
}
