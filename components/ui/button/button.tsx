import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Props = ComponentProps<'button'> & { tone?: 'primary' | 'secondary' }

export function Button({ tone = 'primary', type = 'button', className = '', ...rest }: Props) {
  return (
    <button className={`${styles.button} ${styles[tone]} ${className}`} type={type} {...rest} />
  )
}
