import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import type { PolicySection } from '@/lib/content/policies'
import styles from './policy-contents.module.css'

type Props = { sections: PolicySection[] }

export function PolicyContents({ sections }: Props) {
  const t = useTranslations('PolicyDocument')
  const locale = useLocale()
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <Accordion summary={t('contents')}>
        <ul className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title[locale]}</a>
            </li>
          ))}
        </ul>
      </Accordion>
    </nav>
  )
}
