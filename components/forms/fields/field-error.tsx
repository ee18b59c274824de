import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { fieldId } from '@/lib/forms/form-definition'
import styles from './field.module.css'

type Props = { name: string }

/** Renders the place of a field's error, which script and server fill in alike. */
export function FieldError({ name }: Props) {
  const t = useTranslations('FormErrors')
  return (
    <p className={styles.error} id={`${fieldId(name)}-error`} hidden>
      <Icon name="alert" />
      <span>
        <span className="visually-hidden">{t('prefix')} </span>
        <span data-part="message" />
      </span>
    </p>
  )
}
