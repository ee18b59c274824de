'use client'

import { useClientValue } from '@/components/ui/browser/use-client-value'
import { Button } from '@/components/ui/button'
import styles from './page.module.css'

type Props = { label: string }

/** Renders the button that opens the browser's print dialog; unseen without one and without script. */
export function PrintButton({ label }: Props) {
  // The browsers within other programs may have none.
  const canPrint = useClientValue(() => typeof window.print === 'function', false)
  return (
    <Button className={canPrint ? '' : styles.waiting} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
