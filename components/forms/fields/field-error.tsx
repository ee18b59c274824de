'use client'

import { alertIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { useFormContents } from '../context/form-context'
import styles from './field.module.css'

type Props = { id: string; error: string | undefined }

export function FieldError({ id, error }: Props) {
  const { words } = useFormContents()
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <IconShape path={alertIcon} />
      <span>
        <span className="visually-hidden">{words.errorPrefix} </span>
        {error}
      </span>
    </p>
  )
}
