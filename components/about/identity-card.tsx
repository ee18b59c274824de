import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/records'
import styles from './identity-card.module.css'

const { identity } = association

export function IdentityCard() {
  const t = useTranslations('AboutUsPage')
  return (
    <Panel tone="sand">
      <dl className={styles.facts}>
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
      </dl>
    </Panel>
  )
}
