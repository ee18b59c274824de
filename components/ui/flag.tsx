import { localeRegistry, type Locale } from '@/lib/i18n/locales'
import styles from './flag.module.css'

type Props = { locale: Locale }

/** Renders a language's flag, fetched when it is seen; where there is none, the language's two letters. */
export function Flag({ locale }: Props) {
  const { flag } = localeRegistry[locale]
  if (!flag) {
    return (
      <span className={styles.flag} aria-hidden="true">
        {locale}
      </span>
    )
  }
  return (
    // Next's component would bring its code; there is nothing to make smaller.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.flag}
      src={`/assets/flags/${flag}.svg`}
      alt=""
      width="60"
      height="40"
      loading="lazy"
    />
  )
}
