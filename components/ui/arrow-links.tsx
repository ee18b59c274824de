import { Link } from '@/lib/i18n/navigation'
import styles from './arrow-links.module.css'
import { Icon } from './icon/icon'

type Props = {
  /** `href`: a page of the site, or `#id` for a place further down. */
  links: readonly { href: string; text: string }[]
}

/** Renders ways on, beside each other where there is room; on a phone one below the other. */
export function ArrowLinks({ links }: Props) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, text }) => {
        const Way = href.startsWith('#') ? 'a' : Link
        return (
          <li key={href}>
            <Way href={href}>
              {text}
              <Icon name="arrow" />
            </Way>
          </li>
        )
      })}
    </ul>
  )
}
