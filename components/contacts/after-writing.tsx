import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/columns'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/section'
import { helplines } from '@/lib/content/helplines'
import styles from './section-text.module.css'

const emergency = helplines[0]

export function AfterWriting() {
  const t = useTranslations('ContactsPage')
  return (
    <Section labelledBy="after-title">
      <Columns wide="first">
        <div className={styles.text}>
          <h2 id="after-title">{t('afterTitle')}</h2>
          <p>{t('afterWho')}</p>
          <p>{t('afterWhen')}</p>
          <p>{t('afterSilence')}</p>
        </div>
        <Notice tone="urgent">
          <h3>{t('emergencyTitle')}</h3>
          <p>
            {t.rich('emergencyText', {
              number: () => <a href={`tel:${emergency?.tel}`}>{emergency?.display}</a>,
            })}
          </p>
          <p>
            <a href="#helplines">{t('emergencyLines')}</a>
          </p>
        </Notice>
      </Columns>
    </Section>
  )
}
