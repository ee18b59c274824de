import { useLocale } from 'next-intl'
import { findHelpline } from '@/lib/content/helplines'
import { HelplineRow } from './helpline-row'
import styles from './helpline-rows.module.css'

type Props = {
  lines: readonly {
    id: string
    /** What has happened, where lines are told apart by it. Default: the line's purpose and hours. */
    question?: string
  }[]
}

/** Renders some of the lines in rows, each pressed as a whole. */
export function HelplineRows({ lines }: Props) {
  const locale = useLocale()
  return (
    <ul className={styles.list}>
      {lines.map(({ id, question }) => (
        <HelplineRow
          key={id}
          line={findHelpline(id)}
          locale={locale}
          question={question}
          isLive={!question}
        />
      ))}
    </ul>
  )
}
