import { useLocale } from 'next-intl'
import { Prose } from '@/components/ui/prose'
import type { PolicySection as Content } from '@/lib/content/policies'
import styles from './policy-section.module.css'
import { PolicyText } from './policy-text'
import { StoredItems } from './stored-items'

type Props = { section: Content }

export function PolicySection({ section }: Props) {
  const locale = useLocale()
  const { id, title, paragraphs, list, stored, closing } = section
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <Prose>
        <h2 id={`${id}-title`}>{title[locale]}</h2>
        {paragraphs.map((text) => (
          <p key={text.it}>
            <PolicyText text={text} />
          </p>
        ))}
        {list && (
          <ul>
            {list.map((text) => (
              <li key={text.it}>
                <PolicyText text={text} />
              </li>
            ))}
          </ul>
        )}
      </Prose>
      {stored && <StoredItems items={stored} />}
      {closing && (
        <Prose>
          {closing.map((text) => (
            <p key={text.it}>
              <PolicyText text={text} />
            </p>
          ))}
        </Prose>
      )}
    </section>
  )
}
