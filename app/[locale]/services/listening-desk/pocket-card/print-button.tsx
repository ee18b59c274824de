'use client'

import { useHydrated } from '@/components/ui/browser/use-client-value'
import { Button } from '@/components/ui/button'
import styles from './page.module.css'

type Props = { label: string }

/** Renders the button that opens the browser's print dialog; unseen without script: the browser has a menu. */
export function PrintButton({ label }: Props) {
  const isHydrated = useHydrated()
  return (
    <Button className={isHydrated ? '' : styles.waiting} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
