'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { alertIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { errorCodeOf } from '@/lib/forms/error-codes'
import { errorAtField } from '@/lib/forms/errors'
import { errorId, errorTextId, fieldId, groupId, hintId } from '@/lib/forms/field-ids'
import type { FieldName } from '@/lib/forms/forms'
import type { EnteredValues } from './entered-values'
import { useErrorTranslators } from './error-boxes'
import styles from './fields.module.css'
import { useRequestForm } from './request-form-context'

/** What every field has: the first three are what `useFieldWords` knows of it. */
export type FieldProps = {
  name: FieldName
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
}

type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'dir' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
  >

/**
 * Renders a field for a few words. Unless its purpose is named, browsers are told to forget them: they
 * would offer them to whoever comes to the field next. A text area is forgotten anyway.
 */
export function TextField({
  name,
  label,
  hint,
  optional,
  type = 'text',
  autoComplete = 'off',
  ...input
}: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => (
        <input
          className={styles.control}
          type={type}
          autoComplete={autoComplete}
          {...input}
          {...control}
        />
      )}
    </Field>
  )
}

/** Renders the field for an e-mail address. */
export function EmailField(field: FieldProps) {
  return (
    <TextField
      {...field}
      type="email"
      dir="ltr"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type TextAreaProps = FieldProps & {
  /** Words of the page's own to begin with: nothing of the visitor's is lost with them. */
  beginning?: string
}

/** Renders a field for many words, which grows with them. */
export function TextArea({ beginning, ...field }: TextAreaProps) {
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

type SelectFieldProps = FieldProps & {
  /** What stands there before anything is chosen. */
  placeholder: string
  options: { value: string; label: string }[]
}

/** Renders a choice among many short answers: the list opens as the visitor's own device shows it. */
export function SelectField({ placeholder, options, ...field }: SelectFieldProps) {
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

/** Renders one box that must be ticked; nobody ticks it but the visitor. */
export function TickBox({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const { control, error, describedBy } = useField(name)
  return (
    <div className={styles.field}>
      <FieldError name={name} error={error} />
      <label className={styles.sentence}>
        <input
          className={styles.box}
          type="checkbox"
          id={fieldId(name)}
          aria-required="true"
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          {...control}
        />
        <span>
          <FieldLabel>{label}</FieldLabel>
        </span>
      </label>
    </div>
  )
}

type ChoiceGroupProps = FieldProps & {
  options: { value: string; label: string }[]
  /** Whether any number of answers may be chosen. */
  isList?: boolean
  /** What stands for no answer, chosen from the start: nobody can take a chosen radio button back. */
  unanswered?: string
  /** The field of which `other` asks for words of one's own. */
  otherField?: FieldName
}

/** Renders one question with answers to tap: one answer or, with boxes, any number of them. */
export function ChoiceGroup({
  name,
  label,
  hint,
  optional = false,
  options,
  isList = false,
  unanswered,
  otherField,
}: ChoiceGroupProps) {
  const { control, error, describedBy } = useChoice(name, Boolean(hint), otherField)
  const rows = unanswered ? [{ value: '', label: unanswered }, ...options] : options
  return (
    <fieldset
      className={`${styles.field} ${styles.choice}`}
      id={groupId(name)}
      role={isList ? undefined : 'radiogroup'}
      aria-required={isList ? undefined : !optional}
      aria-invalid={isList ? undefined : Boolean(error)}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>
        <FieldLabel optional={optional} isRequiredSaid={isList}>
          {label}
        </FieldLabel>
      </legend>
      <Hint name={name}>{hint}</Hint>
      <FieldError name={name} error={error} />
      <div className={`${styles.options} ${isList ? styles.anyOf : ''}`}>
        {rows.map(({ value, label }, index) => (
          <label key={value} className={styles.option}>
            <input
              className={styles.box}
              type={isList ? 'checkbox' : 'radio'}
              id={index === 0 ? fieldId(name) : undefined}
              value={value}
              defaultChecked={unanswered !== undefined && value === ''}
              aria-invalid={isList ? Boolean(error) : undefined}
              {...control}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type ControlProps = ReturnType<typeof useField>['control'] & {
  id: string
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Renders label, hint, error and control, always in this order, tied together for assistive technology. */
function Field({
  name,
  label,
  hint,
  optional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { control, error, describedBy } = useField(name, Boolean(hint))
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </label>
      <Hint name={name}>{hint}</Hint>
      <FieldError name={name} error={error} />
      {children({
        ...control,
        id: fieldId(name),
        'aria-required': !optional,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy,
      })}
    </div>
  )
}

type LabelProps = {
  optional?: boolean
  /** A group of boxes has no attribute that says so. */
  isRequiredSaid?: boolean
  children: ReactNode
}

/** Renders the words of a label and whether the field may stay empty. */
function FieldLabel({ optional, isRequiredSaid, children }: LabelProps) {
  const t = useTranslations('FormStatus')
  if (optional) {
    return (
      <>
        {children} <span className={styles.optional}>{t('optional')}</span>
      </>
    )
  }
  return (
    <>
      {children}
      <span className={styles.required} aria-hidden="true">
        *
      </span>
      {isRequiredSaid && <span className="visually-hidden"> {t('required')}</span>}
    </>
  )
}

function Hint({ name, children }: { name: FieldName; children: ReactNode }) {
  if (!children) return null
  return (
    <p className={styles.hint} id={hintId(name)}>
      {children}
    </p>
  )
}

/** Renders what is wrong with a field. It is always in the HTML, where the server can fill it in. */
function FieldError({ name, error }: { name: FieldName; error: string | undefined }) {
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

/**
 * Returns what a field needs of its form: the properties that tie a control to React Hook Form, what
 * is wrong with it in words, and which texts describe it.
 */
function useField(name: FieldName, hasHint = false, onChange?: () => void) {
  const { form } = useRequestForm()
  const translators = useErrorTranslators()
  const { register, formState, getValues } = useFormContext<EnteredValues>()
  const code = errorCodeOf(formState.errors[name])
  return {
    control: register(name, { onChange }),
    error: code && errorAtField(translators, form, name, code, getValues(name)),
    describedBy:
      [hasHint && hintId(name), code && errorId(name)].filter(Boolean).join(' ') || undefined,
  }
}

/**
 * Returns what useField does, for a group of radio buttons or boxes. React Hook Form meets the buttons
 * of a group one by one, takes the first for all of them, and unchecks one that was chosen before the
 * page was ready: that one is chosen again.
 */
function useChoice(name: FieldName, hasHint: boolean, otherField?: FieldName) {
  const { clearErrors, setValue } = useFormContext<EnteredValues>()
  // Another answer may want no words of one's own: they are asked for when it is sent.
  const field = useField(name, hasHint, () => otherField && clearErrors(otherField))

  function ref(button: HTMLInputElement | null) {
    const wasChosen = button?.checked
    field.control.ref(button)
    if (button && wasChosen && !button.checked) setValue(name, button.value)
  }
  return { ...field, control: { ...field.control, ref } }
}
