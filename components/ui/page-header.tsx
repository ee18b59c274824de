import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type Props = {
  title: ReactNode
  lead: string
  /** A scene from components/illustrations. */
  scene?: ReactNode
  /** On a phone what the visitor came for begins at once. */
  isSceneOnlyWide?: boolean
  /** What the visitor came for: links or buttons, in the first screen of a phone. */
  children?: ReactNode
}

/** Renders the head of a page: its only h1, its first sentence, its first step, its picture. */
export function PageHeader({ title, lead, scene, isSceneOnlyWide, children }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {scene && (
        <div className={isSceneOnlyWide ? `${styles.scene} ${styles.wide}` : styles.scene}>
          {scene}
        </div>
      )}
    </header>
  )
}
