import { useTranslations } from 'next-intl'
import { alertIcon } from '@/components/ui/icon/icon-paths'
import { IconShape } from '@/components/ui/icon/icon-shape'
import { errorId, errorTextId } from '@/lib/forms/field-ids'
import styles from './field.module.css'

type Props = { name: string; error: string | undefined }

/** Renders what is wrong with a field. It is always in the HTML, where the server can fill it in. */
export function FieldError({ name, error }: Props) {
  const t = useTranslations('FormErrors')
  return (
    <p className={styles.error} id={errorId(name)} hidden={!error}>
      <IconShape path={alertIcon} />
      <span>
        <span className="visually-hidden">{t('prefix')} </span>
        <span id={errorTextId(name)}>{error}</span>
      </span>
    </p>
  )
}
