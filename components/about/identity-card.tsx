import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/records'
import styles from './identity-card.module.css'

const { identity } = association

export function IdentityCard() {
  const t = useTranslations('AboutUsPage')
  return (
    <Card as="dl" className={styles.card}>
      <div>
        <dt>{t('coordinator')}</dt>
        <dd>
          {identity.coordinator} <SampleTag sample={identity.sample} />
        </dd>
      </div>
      <div>
        <dt>{t('kind')}</dt>
        <dd>{t('kindText')}</dd>
      </div>
    </Card>
  )
}
