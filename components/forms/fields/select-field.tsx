import { Field } from './field'
import styles from './field.module.css'

type Props = {
  name: string
  label: string
  optional?: boolean
  /** What stands there before anything is chosen. */
  placeholder: string
  options: { value: string; label: string }[]
}

/** Renders a choice among many short answers: the list opens as the visitor's own device shows it. */
export function SelectField({ placeholder, options, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <select className={styles.control} defaultValue="" {...control}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
