import { useLocale, useTranslations } from 'next-intl'
import { trueParts, type Policy } from '@/lib/content/policies'
import { formatterFor } from '@/lib/i18n/formats'
import styles from './policy-in-short.module.css'
import { PolicyText } from './policy-text'

type Props = Pick<Policy, 'inShort' | 'lastUpdated'>

export function PolicyInShort({ inShort, lastUpdated }: Props) {
  const t = useTranslations('PolicyDocument')
  const format = formatterFor(useLocale())
  return (
    <div className={styles.inShort}>
      <h2 className={styles.title}>{t('inShort')}</h2>
      <ul>
        {trueParts(inShort).map(({ text }) => (
          <li key={text.it}>
            <PolicyText text={text} />
          </li>
        ))}
      </ul>
      <p className={styles.updated}>
        {t.rich('lastUpdated', {
          date: () => (
            <time dateTime={lastUpdated}>
              {format.dateTime(new Date(lastUpdated), { dateStyle: 'long' })}
            </time>
          ),
        })}
      </p>
    </div>
  )
}
