import { useTranslations } from 'next-intl'
import { ListeningDeskForm } from '@/components/forms/listening-desk/listening-desk-form'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Section } from '@/components/ui/section'
import styles from './request-section.module.css'

export function RequestSection() {
  const t = useTranslations('ListeningDeskPage')
  const form = useTranslations('ListeningDeskForm')
  return (
    <Section labelledBy="request-title" id="request">
      <div className={styles.intro}>
        <h2 id="request-title">{t('request.title')}</h2>
        <p>{t('request.lead')}</p>
        <p>{form.rich('ageDoor', { azzurro: () => <HelplineLink id="telefono-azzurro" /> })}</p>
      </div>
      <ListeningDeskForm />
    </Section>
  )
}
