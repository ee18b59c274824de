import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { IconShape } from './icon-shape'

export type Tone = 'primary' | 'secondary'

/** Returns the class of what looks like a button: a link of a page is a `ButtonLink`. */
export function buttonClass(tone: Tone): string {
  return `${styles.button} ${styles[tone]}`
}

type ButtonProps = ComponentProps<'button'> & { tone?: Tone }

export function Button({
  tone = 'primary',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return <button className={`${buttonClass(tone)} ${className}`} type={type} {...rest} />
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

/**
 * Renders buttons, and links of the same weight, beside each other; on a phone one below the other. As a
 * paragraph: Reader View drops a `div` of links.
 */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <p className={styles.row}>{children}</p>
}
