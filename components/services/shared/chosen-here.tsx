import { useLocale, useTranslations } from 'next-intl'
import { audiences } from '@/lib/content/audiences'
import styles from './chosen-here.module.css'

type Props = { path: string }

/** Says that this is the page of what the visitor has chosen on another page; the address names the choice. */
export function ChosenHere({ path }: Props) {
  const locale = useLocale()
  const t = useTranslations('ServicesPage')
  return audiences
    .filter((audience) => audience.path === path && audience.anchor)
    .map(({ id, anchor, label }) => (
      <p key={id} className={styles.chosen} id={anchor}>
        {t('chosen', { label: label[locale] })}
      </p>
    ))
}
