'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { closeIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { useDialogDismissal } from '@/components/ui/use-dialog-dismissal'
import { usePathname } from '@/lib/i18n/navigation'
import { isRunning, type Period } from '@/lib/time/period'
import { firstTimeThisVisit } from './welcome-dialog-visit'
import styles from './welcome-dialog.module.css'

type Props = {
  period: Period
  /** The pages on which it may open. */
  paths: readonly string[]
  labelledBy: string
  close: string
  children: ReactNode
}

/**
 * Opens the dialog if today is in the period, by the visitor's clock: pages may be older than that.
 */
export function WelcomeDialogControl({ period, paths, labelledBy, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    if (!paths.includes(pathname) || !isRunning(period, new Date())) return
    if (firstTimeThisVisit()) dialog.current?.showModal()
  }, [pathname, paths, period])

  useDialogDismissal(dialog)

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={labelledBy}>
      <div className={styles.panel}>
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          {close}
          <IconShape path={closeIcon} />
        </button>
        {children}
      </div>
    </dialog>
  )
}
