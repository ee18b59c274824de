import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/links'
import { localizedPath } from '@/lib/i18n/localized-path'
import { isDiscreet } from '@/lib/pages'
import { siteUrl } from '@/lib/site-url'
import { NativeShareButton } from './native-share-button'
import styles from './page.module.css'

type Props = {
  /** What is shared, in the reader's language. */
  title: string
  /** The page's path without its language. */
  path: string
}

/**
 * Renders ways to pass a page on, without anybody else's scripts. Nothing on a discreet page, which
 * tells something about who shares it.
 */
export function ShareButtons({ title, path }: Props) {
  const t = useTranslations('ShareButtons')
  const locale = useLocale()
  if (isDiscreet(path)) return null
  const url = new URL(localizedPath(path, locale), siteUrl).href
  const message = encodeURIComponent(`${title} ${url}`)
  // Blockers of social networks hide `wa.me/?text=`; WhatsApp finds the text wherever it stands.
  const whatsapp = `https://wa.me/?lang=${locale}&text=${message}`
  return (
    <div>
      <div className={`${styles.ways} screen-only`}>
        <ButtonLink href={whatsapp} tone="secondary">
          <Icon name="whatsapp" />
          {t('whatsapp')}
        </ButtonLink>
        <NativeShareButton className={styles.native} label={t('share')} title={title} url={url} />
        <CopyButton label={t('copy')} value={url} shownIn="share-address" />
      </div>
      <p className={styles.address} id="share-address" translate="no">
        {url.replace(/^https?:\/\//, '')}
      </p>
    </div>
  )
}
