import { useLocale, useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Section } from '@/components/ui/section'
import { writingPath } from '@/lib/contacts/writing-path'
import { type Audience, audienceHref, audiences } from '@/lib/content/audiences'
import { services } from '@/lib/content/services'
import { localizedPath } from '@/lib/i18n/localized-path'
import { Link } from '@/lib/i18n/navigation'
import { pageOf } from '@/lib/pages'
import styles from './chooser.module.css'

/**
 * Renders the one question of the home page: what brings somebody here, each answer with the service it
 * leads to. The links load the page anew: only then does the browser know the place in the address,
 * which says there what was chosen.
 */
export function Chooser() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  const leadsTo = useLeadsTo()
  return (
    <Section labelledBy="chooser-title">
      <div className={styles.chooser}>
        <h2 id="chooser-title">{t('chooserTitle')}</h2>
        <ul className={styles.tiles}>
          {audiences.map((audience) => (
            <li key={audience.id}>
              <a className={styles.tile} href={localizedPath(audienceHref(audience), locale)}>
                <span className={styles.scene}>
                  <Place name={pageOf(audience.path).scene} />
                </span>
                <span className={styles.words}>
                  <span className={styles.need}>{audience.label[locale]}</span>
                  <span className={styles.service}>{leadsTo(audience)}</span>
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
          <li>
            <Link className={styles.tile} href={writingPath()}>
              <span className={styles.scene}>
                <Place name={pageOf('/contacts').scene} />
              </span>
              <span className={styles.words}>
                <span className={styles.need}>{t('servicesUnsure')}</span>
                <span className={styles.service}>{t('servicesAsk')}</span>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        </ul>
        <ButtonLink href="/services" tone="secondary">
          {t('servicesAll')}
        </ButtonLink>
      </div>
    </Section>
  )
}

/** Returns what an answer leads to, in words: its own, or a service and for whom it is. */
function useLeadsTo(): (audience: Audience) => string {
  const locale = useLocale()
  return ({ path, detail }) => {
    if (detail) return detail[locale]
    const service = services.find((one) => one.path === path)
    return service ? `${service.title[locale]} · ${service.detail[locale]}` : ''
  }
}
