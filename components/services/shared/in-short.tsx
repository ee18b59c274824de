import { useTranslations } from 'next-intl'
import styles from './in-short.module.css'

type Props = {
  lines: string[]
  /** A band across the page, instead of a note beside the text. */
  isBand?: boolean
}

/** Renders what a service is, in lines that anybody can read in ten seconds. */
export function InShort({ lines, isBand }: Props) {
  const t = useTranslations('InShort')
  return (
    <section
      className={`${styles.box} ${isBand ? styles.band : ''}`}
      aria-labelledby="in-short-title"
    >
      <h2 className={styles.title} id="in-short-title">
        {t('title')}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
