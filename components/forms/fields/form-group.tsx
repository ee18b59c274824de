import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormSheet } from '../layout/form-sheet'
import styles from './form-group.module.css'

/** How many turns the listening desk's form has. */
const turns = 5

type Props = {
  /** Its number in the conversation. */
  turn: number
  /** Left out where the first question is the heading of its group. */
  title?: string
  lead?: ReactNode
  children: ReactNode
}

/** Renders one turn of a form: where one is, a spoken line, a sentence of explanation and the fields. */
export function FormGroup({ turn, title, lead, children }: Props) {
  const t = useTranslations('FormStatus')
  return (
    <FormSheet>
      <div className={title ? styles.head : styles.turnOnly}>
        <p className={styles.turn}>{t('turn', { number: String(turn), count: String(turns) })}</p>
        {title && <h3 className={styles.title}>{title}</h3>}
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </FormSheet>
  )
}
