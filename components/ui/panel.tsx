import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './panel.module.css'

type Props = {
  /** The ground; `card` is for what stands on a band. */
  tone?: 'mist' | 'sand' | 'card'
  icon?: IconName
  children: ReactNode
}

/** Renders what is set apart from the text, by its ground and an icon. */
export function Panel({ tone = 'mist', icon, children }: Props) {
  const classes = [styles.panel, styles[tone], icon && styles.withIcon]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {icon && <Icon name={icon} />}
      <div>{children}</div>
    </div>
  )
}
