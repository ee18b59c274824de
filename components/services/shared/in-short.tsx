import { useTranslations } from 'next-intl'
import styles from './in-short.module.css'

type Props = {
  lines: string[]
  /** A note beside the text, or a band across the page. */
  layout?: 'note' | 'band'
}

/** Renders what a service is, in lines that anybody can read in ten seconds. */
export function InShort({ lines, layout = 'note' }: Props) {
  const t = useTranslations('InShort')
  return (
    <section className={`${styles.box} ${styles[layout]}`} aria-labelledby="in-short-title">
      <h2 className={styles.title} id="in-short-title">
        {t('title')}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
