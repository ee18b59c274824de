import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { trueParts, type StoredItem } from '@/lib/content/policies'
import { association } from '@/lib/content/records'
import styles from './stored-items.module.css'

type Props = { items: StoredItem[] }

export function StoredItems({ items }: Props) {
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
