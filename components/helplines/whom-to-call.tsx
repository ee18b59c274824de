import { useLocale, useTranslations } from 'next-intl'
import { findHelpline } from '@/lib/content/helplines'
import styles from './helpline-list.module.css'
import { HelplineRow } from './helpline-row'

const lines = [
  ['danger', 'emergency'],
  ['harm', 'child-emergency'],
  ['talk', 'telefono-azzurro'],
] as const

/**
 * Says which number is for whom, by what has happened: whoever is under 18 can tell them apart. The one
 * text for it, as every fact has one: docs/decisions/0026.
 */
export function WhomToCall() {
  const locale = useLocale()
  const t = useTranslations('WhomToCall')
  return (
    <div>
      <ul className={styles.few}>
        {lines.map(([what, id]) => (
          <HelplineRow key={id} line={findHelpline(id)} locale={locale} question={t(what)} />
        ))}
      </ul>
      <p>{t('all')}</p>
    </div>
  )
}
