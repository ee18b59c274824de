import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { UnderSixteenLine } from '@/components/helplines/under-sixteen-line'
import { Fold } from '@/components/ui/fold'
import styles from './confidentiality.module.css'

export function Minors() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <div className={styles.words}>
      <h2 id="minors-title">{t('minors.title')}</h2>
      <p>{t('minors.older')}</p>
      <p>
        <UnderSixteenLine />
      </p>
      <Fold summary={t('minors.more')}>
        <p>{t('minors.parents')}</p>
        <p>
          {t.rich('minors.home', {
            azzurro: () => <HelplineLink id="telefono-azzurro" />,
            danger: () => <HelplineLink id="child-emergency" />,
          })}
        </p>
      </Fold>
    </div>
  )
}
