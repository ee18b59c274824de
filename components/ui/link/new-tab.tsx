import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { externalIcon } from '../icon/icon-paths'
import { IconShape } from '../icon/icon-shape'
import { wordJoiner } from '../icon/word-joiner'
import styles from './external-link.module.css'

type Props = { children: ReactNode }

/** Renders the words of a link that opens a new tab: they say so, and an icon shows it. */
export function NewTab({ children }: Props) {
  const t = useTranslations('ExternalLink')
  return (
    <>
      {children}
      {/* Never alone at the beginning of a line. */}
      {wordJoiner}
      <IconShape path={externalIcon} className={styles.mark} />
      <span className="visually-hidden"> {t('newTab')}</span>
    </>
  )
}
