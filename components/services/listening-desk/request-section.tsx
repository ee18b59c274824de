import { useTranslations } from 'next-intl'
import { ListeningDeskForm } from '@/components/forms/listening-desk/listening-desk-form'
import { Section } from '@/components/ui/section'
import styles from './request-section.module.css'

export function RequestSection() {
  const t = useTranslations('ListeningDeskPage.request')
  return (
    <Section labelledBy="request-title" id="request">
      <div className={styles.intro}>
        <h2 id="request-title">{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <ListeningDeskForm />
    </Section>
  )
}
