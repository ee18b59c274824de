import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel'
import { Danger } from './danger'

type Props = {
  /** Beside a form that is still to be sent, after it was, or while nothing can be sent. */
  when: 'before' | 'after' | 'meanwhile'
}

/** Says, set apart, that whoever is in danger must not wait for us. */
export function EmergencyNote({ when }: Props) {
  return (
    <Panel tone="urgent">
      <p>
        <EmergencyWords when={when} />
      </p>
    </Panel>
  )
}

/** Says the same within a text. */
export function EmergencyWords({ when }: Props) {
  const t = useTranslations('EmergencyNote')
  return (
    <>
      {t(when)} <Danger /> <a href="#helplines">{t('lines')}</a>
    </>
  )
}
