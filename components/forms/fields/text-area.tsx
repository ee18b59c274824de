import { Field } from './field'
import styles from './field.module.css'

type Props = { name: string; label: string; hint?: string; optional?: boolean }

/** Renders a field for many words, which grows with them. */
export function TextArea(props: Props) {
  return (
    <Field {...props}>
      {(control) => (
        <textarea className={`${styles.control} ${styles.area}`} rows={4} {...control} />
      )}
    </Field>
  )
}
