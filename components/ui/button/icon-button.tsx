import type { ComponentProps } from 'react'
import { IconShape } from '@/components/ui/icon/icon-shape'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name: the button shows only its sign. */
  label: string
  /** Path of the sign. */
  icon: string
}

/** Renders a button that is a sign, at the end of a line. */
export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <button className={styles.button} type="button" aria-label={label} {...rest}>
      <IconShape path={icon} />
    </button>
  )
}
