'use client'

import { useHydrated } from '@/components/ui/browser/use-client-value'
import { Button } from '@/components/ui/button/button'
import styles from './page.module.css'

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
