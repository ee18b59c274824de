import { useTranslations } from 'next-intl'
import { Alert } from './alert'
import { Danger } from './danger'

type Props = {
  /** Beside a form that is still to be sent, after it was, or while nothing can be sent. */
  when: 'before' | 'after' | 'meanwhile'
}

/** Says, set apart, that whoever is in danger must not wait for us. */
export function EmergencyNote({ when }: Props) {
  const t = useTranslations('EmergencyNote')
  return (
    <Alert>
      <p>
        {t(when)} <Danger /> <a href="#helplines">{t('lines')}</a>
      </p>
    </Alert>
  )
}
