import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/links'
import json from '@/content/welcome.json'
import { parseContent } from '@/lib/content/parse-content'
import { welcomeSchema } from '@/lib/content/schemas/welcome'
import { shownDuring } from '@/lib/time/shown-between'
import { WelcomeDialogControl } from './welcome-dialog-control'
import styles from './welcome-dialog.module.css'

const welcome = parseContent('content/welcome.json', welcomeSchema, json)

/** Renders a greeting or an announcement, once a visit, while content/welcome.json has one. */
export function WelcomeDialog() {
  const locale = useLocale()
  const t = useTranslations('WelcomeDialog')
  if (!welcome.enabled) return null
  const { title, text, link } = welcome
  return (
    <WelcomeDialogControl
      shown={shownDuring(welcome)}
      labelledBy="welcome-title"
      close={t('close')}
    >
      <h2 id="welcome-title">{title[locale]}</h2>
      <p>{text[locale]}</p>
      {link && (
        <p className={styles.link}>
          <ButtonLink href={link.path}>{link.label[locale]}</ButtonLink>
        </p>
      )}
    </WelcomeDialogControl>
  )
}
