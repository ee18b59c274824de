import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { externalIcon } from '../icon/icon-paths'
import { IconShape } from '../icon/icon-shape'
import { TrailingIcon } from '../icon/trailing-icon'
import styles from './new-tab.module.css'

export type NewTabProps = {
  /** Whether the link is a flex container: the icon is one more of its parts, and not of its text. */
  isRow?: boolean
  children: ReactNode
}

/** Renders the words of a link that opens a new tab: they say so, and an icon shows it. */
export function NewTab({ isRow = false, children }: NewTabProps) {
  const t = useTranslations('ExternalLink')
  return (
    <>
      {isRow ? (
        <>
          {children}
          <IconShape path={externalIcon} className={styles.mark} />
        </>
      ) : (
        <TrailingIcon path={externalIcon}>{children}</TrailingIcon>
      )}
      <span className="visually-hidden"> {t('newTab')}</span>
    </>
  )
}
