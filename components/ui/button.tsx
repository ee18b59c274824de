import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { IconShape } from './icon-shape'

type ButtonProps = ComponentProps<'button'> & { tone?: 'primary' | 'secondary' }

export function Button({
  tone = 'primary',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button className={`${styles.button} ${styles[tone]} ${className}`} type={type} {...rest} />
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name: the button shows only its sign. */
  label: string
  /** Path of the sign. */
  icon: string
}

/** Renders a button that is a sign, at the end of a line. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button className={styles.iconButton} type="button" aria-label={label} {...rest}>
      <IconShape path={icon} />
    </button>
  )
}

type ButtonAnchorProps = {
  href: string
  tone?: 'primary' | 'secondary'
  children: ReactNode
}

/** Renders a plain link that looks like a button, also where there is neither router nor language. */
export function ButtonAnchor({ href, tone = 'primary', children }: ButtonAnchorProps) {
  return (
    <a className={`${styles.button} ${styles[tone]}`} href={href} data-button>
      {children}
    </a>
  )
}

/**
 * Renders buttons, and links of the same weight, beside each other; on a phone one below the other. As a
 * paragraph: Reader View drops a `div` of links.
 */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <p className={styles.row}>{children}</p>
}
