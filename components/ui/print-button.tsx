'use client'

import { useHydrated } from './browser/use-client-value'
import { Button } from './button/button'
import styles from './print-button.module.css'

type Props = { label: string }

/** Opens the browser's print dialog. Without scripts it is not there: the browser has a menu. */
export function PrintButton({ label }: Props) {
  const isHydrated = useHydrated()
  return (
    <Button className={isHydrated ? '' : styles.waiting} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
