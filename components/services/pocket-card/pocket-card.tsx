import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { Danger } from '@/components/helplines/danger'
import { HelplineList } from '@/components/helplines/helpline-list'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { useDeskHours } from '@/components/services/use-desk-hours'
import { Card } from '@/components/ui/layout/card'
import { SampleTag } from '@/components/ui/sample-tag'
import { findHelpline } from '@/lib/content/helplines'
import { association } from '@/lib/content/records'
import { findService } from '@/lib/content/services'
import { DeskQr } from './desk-qr'
import styles from './pocket-card.module.css'

const { sample } = association.contacts

/** Renders what a noticeboard or a pocket needs: printed, it is one A6 sheet and nothing else. */
export function PocketCard() {
  const locale = useLocale()
  const t = useTranslations('PocketCardPage')
  const help = useTranslations('HelpNow')
  return (
    <Card as="article" className={styles.card} aria-labelledby="card-title" data-pocket-card>
      <p className={styles.name}>{association.identity.name}</p>
      <h2 className={styles.title} id="card-title">
        {findService('listening-desk').title[locale]}
      </h2>
      <p>{t('about')}</p>
      <div className={styles.reach}>
        <div className={styles.words}>
          <p>{useDeskHours()}</p>
          <p className={styles.phone}>
            <PhoneLink /> <SampleTag sample={sample} />
          </p>
          <p>
            <PhoneHours />
          </p>
          <p>{t('scan')}</p>
        </div>
        <DeskQr />
      </div>
      <div className={styles.helplines}>
        <h3>{help('label')}</h3>
        <p>
          <Danger number={findHelpline('emergency').display} /> {t('notEmergency')}
        </p>
        <HelplineList locale={locale} isLive={false} />
      </div>
    </Card>
  )
}
