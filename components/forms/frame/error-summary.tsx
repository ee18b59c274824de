import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import styles from './error-summary.module.css'

/**
 * Renders the place of everything to correct, in the order of the form, and the pattern of an error. The alert is on an inner
 * element, so that screen readers do not hear focus and alert at once (GOV.UK Design System).
 */
export function ErrorSummary() {
  const t = useTranslations('ErrorSummary')
  const error = useTranslations('FormErrors')
  return (
    <div className={styles.box} tabIndex={-1} data-part="summary" hidden>
      <div className={styles.summary} role="alert">
        <h3 className={styles.title}>
          <Icon name="alert" />
          {t('title')}
        </h3>
        <p>{t('lead')}</p>
        <ul className={styles.list} data-part="errors" />
      </div>
      <p data-part="pattern" hidden>
        <Icon name="alert" />
        <span>
          <span className="visually-hidden">{error('prefix')} </span>
          <span data-part="message" />
        </span>
      </p>
    </div>
  )
}
