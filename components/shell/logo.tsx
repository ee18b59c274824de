import styles from './logo.module.css'
import { Mark } from './mark'

type Props = {
  name: string
  className?: string
}

export function Logo({ name, className = '' }: Props) {
  return (
    <span className={`${styles.logo} ${className}`}>
      <Mark />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
