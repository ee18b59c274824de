import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Columns } from '@/components/ui/columns'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { association } from '@/lib/content/association'
import { altText } from '@/lib/content/pictures'
import picture from '@/public/assets/pictures/about-us.jpg'
import styles from './about-teaser.module.css'

const { identity, address } = association

export function AboutTeaser() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  return (
    <Section labelledBy="about-title">
      <Columns parts="5:7" from="48rem" align="center">
        <div className={styles.scene}>
          <Picture src={picture} alt={altText('about-us', locale)} sizes="min(26rem, 100vw)" />
        </div>
        <div className={styles.text}>
          <h2 id="about-title">{t('aboutTitle')}</h2>
          <p>{t('aboutText', { city: address.city, since: String(identity.activeSince) })}</p>
          <p>{t('aboutCoordinator', { name: identity.coordinator })}</p>
          <ButtonLink href="/about-us" tone="secondary">
            {t('aboutMore')}
          </ButtonLink>
        </div>
      </Columns>
    </Section>
  )
}
