import { Button, IconButton } from '@/components/ui/button'
import { closeIcon } from '@/components/ui/icon-paths'
import { Link } from '@/lib/i18n/navigation'
import styles from './consent-banner.module.css'
import type { ConsentWords } from './consent-words'

type Props = {
  words: ConsentWords['banner']
  onChoice: (statistics: boolean) => void
  onDetails: () => void
}

/**
 * Renders the question for consent, the last thing of the page, where it moves nothing that somebody
 * reads. To refuse is as easy as to accept, and what the X does.
 */
export function ConsentBanner({ words, onChoice, onDetails }: Props) {
  return (
    <section className={`${styles.banner} screen-only`} aria-labelledby="consent-title">
      <div className={styles.inner}>
        <p className={styles.title} id="consent-title">
          {words.title}
        </p>
        <IconButton label={words.close} icon={closeIcon} onClick={() => onChoice(false)} />
        <p className={styles.text}>
          {words.text} <Link href="/cookie-policy">{words.policy}</Link>
        </p>
        <div className={styles.actions}>
          <Button tone="secondary" onClick={() => onChoice(false)}>
            {words.refuse}
          </Button>
          <Button tone="secondary" onClick={() => onChoice(true)}>
            {words.accept}
          </Button>
          <Button tone="secondary" onClick={onDetails}>
            {words.choose}
          </Button>
        </div>
      </div>
    </section>
  )
}
