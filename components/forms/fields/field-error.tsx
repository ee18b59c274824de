import { fieldId } from '@/lib/forms/form-definition'
import styles from './field.module.css'

type Props = { name: string }

/** Renders the place of a field's error: script and server put a copy of the form's pattern there. */
export function FieldError({ name }: Props) {
  return <p className={styles.error} id={`${fieldId(name)}-error`} hidden />
}
