import { useLocale, useTranslations } from 'next-intl'
import type { PolicySection } from '@/lib/content/policies'
import styles from './policy-contents.module.css'

type Props = { sections: PolicySection[] }

export function PolicyContents({ sections }: Props) {
  const t = useTranslations('PolicyDocument')
  const locale = useLocale()
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 className={styles.title} id="contents-title">
        {t('contents')}
      </h2>
      <ul className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title[locale]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
