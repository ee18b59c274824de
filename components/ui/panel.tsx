import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './panel.module.css'

type Props = {
  as?: 'div' | 'section' | 'aside'
  /** The ground; `card` is for what stands on a band. */
  tone?: 'mist' | 'sand' | 'card'
  icon?: IconName
  id?: string
  /** Id of the heading that names it. */
  labelledBy?: string
  children: ReactNode
}

/** Renders what is set apart from the text, by its ground and an icon. */
export function Panel({
  as: Element = 'div',
  tone = 'mist',
  icon,
  id,
  labelledBy,
  children,
}: Props) {
  const classes = [styles.panel, styles[tone], icon && styles.withIcon]
  return (
    <Element className={classes.filter(Boolean).join(' ')} id={id} aria-labelledby={labelledBy}>
      {icon && <Icon name={icon} />}
      <div>{children}</div>
    </Element>
  )
}
