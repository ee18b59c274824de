import type { ReactNode, RefObject } from 'react'
import { alertIcon } from '@/components/ui/icon/icon-paths'
import { IconShape } from '@/components/ui/icon/icon-shape'
import styles from './error-box.module.css'

type Props = {
  id: string
  /** What takes the focus. */
  ref: RefObject<HTMLDivElement | null>
  isShown: boolean
  titleId?: string
  title: ReactNode
  children: ReactNode
}

/**
 * Renders what went wrong with a form. The alert is on an inner element, so that screen readers do not
 * hear focus and alert at once (GOV.UK Design System).
 */
export function ErrorBox({ id, ref, isShown, titleId, title, children }: Props) {
  return (
    <div className={styles.box} ref={ref} id={id} tabIndex={-1} hidden={!isShown}>
      <div className={styles.words} role="alert">
        <h3 className={styles.title}>
          <IconShape path={alertIcon} />
          <span id={titleId}>{title}</span>
        </h3>
        {children}
      </div>
    </div>
  )
}
