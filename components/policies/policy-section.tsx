import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { Prose } from '@/components/ui/prose'
import {
  trueParts,
  type PolicySection as PolicySectionContent,
  type StoredItem,
} from '@/lib/content/policies'
import { association } from '@/lib/content/records'
import styles from './policy-document.module.css'
import { PolicyText } from './policy-text'

type Props = { section: PolicySectionContent }

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

type StoredItemsProps = { items: StoredItem[] }

/** Renders what the site keeps in a browser, each thing with its purpose and how long it stays. */
function StoredItems({ items }: StoredItemsProps) {
  const t = useTranslations('StoredItems')
  const locale = useLocale()
  const owners = { association: association.identity.name, google: t('google') }
  return (
    <ul className={styles.items}>
      {trueParts(items).map(({ names, kind, purpose, duration, setBy }) => (
        <Card as="li" key={names.join()} className={styles.item}>
          <h3 className={styles.names} translate="no">
            {names.join(', ')}
          </h3>
          <p>{purpose[locale]}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{t('kind')}</dt>
              <dd>{t(`kinds.${kind}`)}</dd>
            </div>
            <div>
              <dt>{t('duration')}</dt>
              <dd>{duration[locale]}</dd>
            </div>
            <div>
              <dt>{t('setBy')}</dt>
              <dd>{owners[setBy]}</dd>
            </div>
          </dl>
        </Card>
      ))}
    </ul>
  )
}
