import { useTranslations } from 'next-intl'
import { PhotographOrScene } from '@/components/illustrations/photograph-or-scene'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { association, pictures } from '@/lib/content/records'
import styles from './about-teaser.module.css'

const { identity, address } = association

/** Renders who we are, below a motto, beside a picture that reaches the page's edge. */
export function AboutTeaser() {
  const t = useTranslations('HomePage')
  return (
    <section className={styles.scene} aria-labelledby="about-title">
      <div className={styles.picture}>
        <PhotographOrScene
          picture={pictures['about-us']}
          scene="street"
          sizes="(width >= 48rem) 40vw, 100vw"
        />
      </div>
      <div className={styles.words}>
        <h2 id="about-title">{t('aboutTitle')}</h2>
        <figure className={styles.quote}>
          <blockquote>
            <p>{t('quote')}</p>
          </blockquote>
          <figcaption>{t('quoteAuthor')}</figcaption>
        </figure>
        <p>{t('aboutText', { city: address.city, since: String(identity.activeSince) })}</p>
        <p>{t('aboutCoordinator', { name: identity.coordinator })}</p>
        <ArrowLinks links={[{ href: '/about-us', text: t('aboutMore') }]} />
      </div>
    </section>
  )
}
