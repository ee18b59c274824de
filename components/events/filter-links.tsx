import { filterPath, type EventFilter } from '@/lib/events/filters'
import { Link } from '@/lib/i18n/navigation'
import styles from './event-filters.module.css'

type Props = {
  title: string
  /** The address of the list that is shown. */
  current: string
  links: { name: string; choice: EventFilter }[]
}

export function FilterLinks({ title, current, links }: Props) {
  return (
    <div className={styles.group}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ name, choice }) => {
          const path = filterPath(choice)
          return (
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
          )
        })}
      </ul>
    </div>
  )
}
