'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { showDialog, useDialogDismissal } from '@/components/ui/browser/dialogs'
import { focusContent } from '@/components/ui/browser/focus-content'
import { closeIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { usePathname } from '@/lib/i18n/navigation'
import { isNotFound, isPrivate } from '@/lib/navigation/private-pages'
import type { shownDuring } from '@/lib/time/shown-between'
import styles from './welcome-dialog.module.css'

type Props = {
  /** When it may open. */
  shown: ReturnType<typeof shownDuring>
  labelledBy: string
  close: string
  children: ReactNode
}

/**
 * Opens the dialog if it is time for it, by the visitor's clock: pages may be older than that.
 */
export function WelcomeDialogControl(props: Props) {
  const { shown, labelledBy, close, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    // Nothing may come between a visitor and the way to help, or out of the page.
    if (isPrivate(pathname) || isNotFound(document)) {
      // Back leads from under an open dialog too.
      if (dialog.current?.open) dialog.current.close()
      return
    }
    if (!dialog.current || dialog.current.hidden || !firstTimeThisVisit()) return
    // What is open stays until the visitor closes it: hidden, it would lock the page for ever.
    delete dialog.current.dataset.to
    showDialog(dialog.current)
  }, [pathname])

  useDialogDismissal(dialog)

  return (
    <dialog
      ref={dialog}
      {...shown}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onClose={({ currentTarget }) => {
        // Where nothing had the focus before, it stays here, at the end of the document: the next Tab leads out.
        const { activeElement, body } = document
        if (activeElement === body || currentTarget.contains(activeElement)) focusContent()
      }}
    >
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

const key = 'welcome-seen'

/** Where the browser lets us keep nothing, a visit lasts until the page is loaded anew. */
let seen = false

/**
 * Returns true at the first call of a visit, which lasts as long as the tab: docs/decisions/0005.
 */
function firstTimeThisVisit(): boolean {
  if (seen) return false
  seen = true
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Storage is refused: `seen` has to do.
  }
  return true
}
