import { Fragment } from 'react'
import { groupIban } from '@/lib/donations/bank-transfer'
import styles from './iban.module.css'

type Props = { iban: string; id: string }

/** Renders an IBAN in groups of four. Whoever selects and copies it gets it without the spaces. */
export function Iban({ iban, id }: Props) {
  return (
    <span className={styles.iban} id={id} dir="ltr" translate="no">
      {groupIban(iban).map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={styles.gap}> </span>}
          {group}
        </Fragment>
      ))}
    </span>
  )
}
