import { useTranslations } from 'next-intl'
import { AboutUsScene } from '@/components/illustrations/about-us-scene'
import { ButtonLink } from '@/components/ui/button-link'
import { Section } from '@/components/ui/section'
import { association } from '@/lib/content/association'
import styles from './about-teaser.module.css'

const { identity, address } = association

export function AboutTeaser() {
  const t = useTranslations('HomePage')
  return (
    <Section labelledBy="about-title">
      <div className={styles.layout}>
        <div className={styles.scene}>
          <AboutUsScene />
        </div>
        <div className={styles.text}>
          <h2 id="about-title">{t('aboutTitle')}</h2>
          <p>{t('aboutText', { city: address.city, since: String(identity.activeSince) })}</p>
          <p>{t('aboutCoordinator', { name: identity.coordinator })}</p>
          <ButtonLink href="/about-us" tone="secondary">
            {t('aboutMore')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
