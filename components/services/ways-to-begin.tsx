import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { WhatsappLink } from '@/components/contact-links/contact-links'
import { Scene } from '@/components/illustrations/scene'
import type { SceneName } from '@/components/illustrations/scenes'
import { ButtonRow } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Section, Stack } from '@/components/ui/layout'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import type { ServiceId } from '@/lib/content/services'
import styles from './ways-to-begin.module.css'

type Props = {
  service?: ServiceId
  title: string
  text: string
  more?: ReactNode
  /** What is seen beside it, from near. */
  scene: SceneName
}

/** Renders the end of a service's page: how to write. Our telephone is in its head and beside the helplines. */
export function WaysToBegin({ service, title, text, more, scene }: Props) {
  const t = useTranslations('WaysToBegin')
  return (
    <Section labelledBy="begin-title">
      <div className={styles.begin}>
        <div className={styles.words}>
          <Stack gap="close">
            <h2 id="begin-title">{title}</h2>
            <p>{text}</p>
            {more && <p>{more}</p>}
          </Stack>
          <ButtonRow>
            <ButtonLink href={contactFormPath(service)}>{t('write')}</ButtonLink>
            <WhatsappLink className={styles.whatsapp} text={t('whatsappText')}>
              {t('whatsapp')}
            </WhatsappLink>
          </ButtonRow>
        </div>
        <div className={styles.picture}>
          <Scene name={scene} isNear />
        </div>
      </div>
    </Section>
  )
}
