import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Fold } from '@/components/ui/fold'
import styles from './confidentiality.module.css'

export function Minors() {
  const t = useTranslations('PsychologicalServicesPage')
  const lines = {
    azzurro: () => <HelplineLink id="telefono-azzurro" />,
    danger: () => <HelplineLink id="child-emergency" />,
  }
  return (
    <div className={styles.words}>
      <h2 id="minors-title">{t('minors.title')}</h2>
      <p>{t.rich('minors.unsafe', lines)}</p>
      <p>{t('minors.older')}</p>
      <p>{t.rich('minors.younger', lines)}</p>
      <Fold summary={t('minors.more')}>
        <p>{t('minors.parents')}</p>
        <p>{t('minors.home')}</p>
      </Fold>
    </div>
  )
}
