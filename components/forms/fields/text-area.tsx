import { Field } from './field'
import styles from './field.module.css'

type Props = {
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Words of the page's own to begin with: nothing of the visitor's is lost with them. */
  beginning?: string
}

/** Renders a field for many words, which grows with them. */
export function TextArea({ beginning, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          className={`${styles.control} ${styles.area}`}
          rows={4}
          defaultValue={beginning}
          {...control}
        />
      )}
    </Field>
  )
}
