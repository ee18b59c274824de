import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel'
import { Danger } from './danger'

type Props = {
  /** Beside a form that is still to be sent, after it was, or while nothing can be sent. */
  when: 'before' | 'after' | 'meanwhile'
}

/** Says, set apart, that whoever is in danger must not wait for us. */
export function EmergencyNote({ when }: Props) {
  const t = useTranslations('EmergencyNote')
  return (
    <Panel tone="urgent">
      <p>
        {t(when)} <Danger /> <a href="#helplines">{t('lines')}</a>
      </p>
    </Panel>
  )
}
