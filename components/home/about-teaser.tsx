import { useTranslations } from 'next-intl'
import { Photograph } from '@/components/illustrations/photograph'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { association, pictures } from '@/lib/content/records'
import styles from './about-teaser.module.css'

const { identity, address } = association

export function AboutTeaser() {
  const t = useTranslations('HomePage')
  return (
    <Section labelledBy="about-title">
      <Columns parts="5:7" from="48rem" align="center">
        <div className={styles.scene}>
          <Photograph picture={pictures['about-us']} sizes="min(26rem, 100vw)" />
        </div>
        <Stack>
          <h2 id="about-title">{t('aboutTitle')}</h2>
          <p>{t('aboutText', { city: address.city, since: String(identity.activeSince) })}</p>
          <p>{t('aboutCoordinator', { name: identity.coordinator })}</p>
          <ButtonLink href="/about-us" tone="secondary">
            {t('aboutMore')}
          </ButtonLink>
        </Stack>
      </Columns>
    </Section>
  )
}
