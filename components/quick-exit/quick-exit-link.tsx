'use client'

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { attempt } from '@/components/ui/browser/attempt'
import { showDialog } from '@/components/ui/browser/dialogs'
import { usePublishedHeight } from '@/components/ui/browser/published-height'
import { exitIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import styles from './quick-exit.module.css'
import { useQuickExitKeys } from './use-quick-exit-keys'

type Props = {
  href: string
  labels: {
    exit: string
    /** How to leave by keyboard: said, too, when Shift was pressed twice. */
    keyboard: string
    /** Said, and shown in the tab, while the other page loads. */
    leaving: string
  }
  /** What there is to know of it, beside it. */
  children: ReactNode
}

/**
 * Keeps the next page from learning this one's address: `location.replace` has no `rel` as a link
 * has.
 */
function nameNoReferrer() {
  const meta = document.createElement('meta')
  meta.name = 'referrer'
  meta.content = 'no-referrer'
  document.head.append(meta)
}

/**
 * Renders the link that leaves at once, in every tab that shows it: the page goes blank and another
 * takes its place in the history.
 */
export function QuickExitLink({ href, labels, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const blank = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)
  const isPressedTwice = useQuickExitKeys(leaveAll)
  const leaveOtherTabs = useOtherTabs(leave)
  const beyondMain = useBeyondMain()
  usePublishedHeight(bar, '--exit-height')

  function leave() {
    showDialog(blank.current)
    document.title = labels.leaving
    setLeaving(true)
    // A form listens: it must neither keep its text nor ask whether to leave.
    window.dispatchEvent(new CustomEvent('quick-exit'))
    for (const form of document.forms) attempt(() => form.reset())
    nameNoReferrer()
    window.location.replace(href)
  }

  function leaveAll() {
    leaveOtherTabs()
    leave()
  }

  function leaveByClick(event: MouseEvent) {
    event.preventDefault()
    leaveAll()
  }

  return (
    <>
      <div
        ref={bar}
        className={styles.bar}
        data-quick-exit
        data-beyond-main={beyondMain || undefined}
      >
        <div className={styles.inner}>
          <a
            className={styles.exit}
            href={href}
            rel="nofollow noreferrer"
            draggable={false}
            onClick={leaveByClick}
          >
            <IconShape path={exitIcon} />
            {labels.exit}
          </a>
          {children}
          <span className={`visually-hidden ${styles.keyboard}`}>{labels.keyboard}</span>
        </div>
      </div>
      <div className={styles.room} />
      <p className="visually-hidden" role="status">
        {isPressedTwice && labels.keyboard}
      </p>
      <dialog
        ref={blank}
        className={styles.blank}
        aria-label={labels.leaving}
        onCancel={(event) => event.preventDefault()}
      >
        <p role="alert">{leaving && labels.leaving}</p>
      </dialog>
    </>
  )
}

/**
 * Calls `onExit` when the quick exit is used in another tab of the site, and returns the function that
 * tells the other tabs of this one's. Nothing is stored for it. Where the browser has no channel, or
 * refuses it with the site's cookies, each tab is left by itself.
 */
function useOtherTabs(onExit: () => void): () => void {
  const exit = useEffectEvent(onExit)
  const channel = useRef<BroadcastChannel>(null)

  useEffect(() => {
    const others = openChannel()
    others?.addEventListener('message', () => exit())
    channel.current = others
    return () => {
      channel.current = null
      others?.close()
    }
  }, [])

  return () => channel.current?.postMessage('leave')
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('quick-exit')
  } catch {
    return null
  }
}

/** Returns whether anything that comes after `main` is on the screen. */
function useBeyondMain(): boolean {
  const [beyond, setBeyond] = useState(false)

  useEffect(() => attempt(() => observeBeyondMain(setBeyond)), [])

  return beyond
}

function observeBeyondMain(onChange: (isBeyond: boolean) => void): () => void {
  const onScreen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target)
      else onScreen.delete(target)
    }
    onChange(onScreen.size > 0)
  })
  for (const part of document.querySelectorAll('main ~ :is(section, footer)')) {
    observer.observe(part)
  }
  return () => observer.disconnect()
}
