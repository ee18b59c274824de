import { Link } from '@/lib/i18n/navigation'
import styles from './event-filters.module.css'

type Props = {
  title: string
  /** The address of the list that is shown, if it is one of these. */
  current: string | undefined
  links: { name: string; path: string }[]
}

export function FilterLinks({ title, current, links }: Props) {
  return (
    <div className={styles.group}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link
              className={styles.link}
              href={path}
              scroll={false}
              aria-current={path === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
