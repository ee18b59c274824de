import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormSheet } from '../layout/form-sheet'
import styles from './form-group.module.css'

/** How many turns the listening desk's form has. */
const turns = 5

type Props = {
  /** Its number in the conversation. */
  turn: number
  title: string
  lead?: string
  children: ReactNode
}

/**
 * Renders one turn of a form: where one is, a spoken line and a sentence of explanation, which stay in view
 * beside the fields where there is room, else stand above them.
 */
export function FormGroup({ turn, title, lead, children }: Props) {
  const t = useTranslations('FormStatus')
  return (
    <FormSheet>
      <div className={styles.group}>
        <div className={styles.head}>
          <p className={styles.turn}>{t('turn', { number: String(turn), count: String(turns) })}</p>
          <h3 className={styles.title}>{title}</h3>
          {lead && <p>{lead}</p>}
        </div>
        <div className={styles.fields}>{children}</div>
      </div>
    </FormSheet>
  )
}
