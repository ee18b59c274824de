import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './contact-ways.module.css'

type Props = {
  icon: ComponentProps<typeof Icon>['name']
  /** The link itself: phone number, address, page. */
  children: ReactNode
  /** When this way suits, or when somebody answers. */
  suits: ReactNode
}

export function ContactWay({ icon, children, suits }: Props) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <p className={styles.link}>{children}</p>
      <p className={styles.suits}>{suits}</p>
    </li>
  )
}
