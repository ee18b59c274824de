import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import styles from '../fields/form-group.module.css'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { ConditionalReveal } from '../fields/conditional-reveal'

/** The region is there before its words, or screen readers would not say them. */
export function MinorsNote() {
  const t = useTranslations('ListeningDeskForm')
  return (
    <div className={styles.revealed} role="status">
      <ConditionalReveal field="ageBand" code="16-25">
        <Notice>
          <p>{t('minors')}</p>
          <p>
            {t.rich('minorsLines', {
              azzurro: () => <HelplineLink id="telefono-azzurro" />,
              danger: () => <HelplineLink id="child-emergency" />,
            })}
          </p>
        </Notice>
      </ConditionalReveal>
    </div>
  )
}
