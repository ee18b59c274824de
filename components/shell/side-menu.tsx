'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { attempt } from '@/components/ui/browser/attempt'
import { showDialog, useDialogDismissal } from '@/components/ui/browser/dialogs'
import { IconButton } from '@/components/ui/button'
import { closeIcon, menuIcon } from '@/components/ui/icon-paths'
import { usePathname } from '@/lib/i18n/navigation'
import { MainMenu } from './main-menu'
import type { MenuEntry } from './menu-entries'
import styles from './side-menu.module.css'

type Props = {
  entries: MenuEntry[]
  labels: { open: string; close: string; menu: string }
  /** On a phone the header has no room for it. */
  home: ReactNode
  /** What stands below the pages. */
  children: ReactNode
}

/** Renders the menu of small screens: a native modal dialog that slides in from the edge. */
export function SideMenu({ entries, labels, home, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = usePathname()

  useDialogDismissal(dialog)

  useEffect(() => {
    const element = dialog.current
    return () => attempt(() => element?.close())
  }, [pathname])

  useEffect(() => {
    // A screen that becomes wide hides it; still open, it would lock the page unseen.
    function closeHidden() {
      if (dialog.current?.offsetWidth === 0) dialog.current.close()
    }
    window.addEventListener('resize', closeHidden)
    return () => window.removeEventListener('resize', closeHidden)
  }, [])

  return (
    <div className={styles.sideMenu}>
      <IconButton
        label={labels.open}
        icon={menuIcon}
        aria-haspopup="dialog"
        onClick={() => showDialog(dialog.current)}
      />
      <dialog ref={dialog} className={styles.dialog} aria-label={labels.menu}>
        <div className={styles.panel}>
          <div className={styles.top}>
            <IconButton
              label={labels.close}
              icon={closeIcon}
              onClick={() => dialog.current?.close()}
            />
            {home}
          </div>
          <nav className={styles.menu} aria-label={labels.menu}>
            <MainMenu entries={entries} layout="column" />
          </nav>
          {children}
        </div>
      </dialog>
    </div>
  )
}
