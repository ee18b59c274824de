import { useLocale, useTranslations } from 'next-intl'
import { links } from '@/components/ui/links'
import json from '@/content/exit.json'
import { parseContent } from '@/lib/content/parse-content'
import { exitSchema } from '@/lib/content/schemas/exit'
import { QuickExitLink } from './quick-exit-link'
import styles from './quick-exit.module.css'

const exit = parseContent('content/exit.json', exitSchema, json)

/**
 * Renders the quick exit as the first thing in `main`, on pages that somebody may need to hide: it
 * stays in view from there. `ExitNote` belongs to it.
 */
export function QuickExit() {
  const t = useTranslations('QuickExit')
  return (
    <QuickExitLink
      href={exit.url[useLocale()]}
      labels={{
        exit: t('exit'),
        keyboard: t('keyboard'),
        leaving: t('leaving'),
      }}
    >
      <span className={styles.target}>
        {t('target')} <span className={styles.withoutScript}>{t('closeTab')}</span>
      </span>
    </QuickExitLink>
  )
}

/** Leads whoever is watched to what others can see of a telephone. */
export function SafetyLink() {
  const t = useTranslations('QuickExit')
  return t.rich('history', links({ safety: '/safety' }))
}

/** Leads to what the exit does not hide, in small text: for whoever is watched. */
export function ExitNote() {
  return (
    <p className={styles.note}>
      <SafetyLink />
    </p>
  )
}
