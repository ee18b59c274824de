'use client'

import { useHydrated } from '@/components/ui/browser/use-client-value'
import { Button } from '@/components/ui/button'
import { useFormContents } from '../context/form-context'
import styles from './form.module.css'

type Props = { sending: boolean }

/**
 * Renders the button that sends. It sends nothing before the form can be handled here: a browser
 * left alone would leave the page. While sending it keeps the focus, so it is only marked as
 * disabled.
 */
export function SubmitButton({ sending }: Props) {
  const { words } = useFormContents()
  const hydrated = useHydrated()
  return (
    <div className={styles.submit}>
      <Button type="submit" disabled={!hydrated} aria-disabled={sending || undefined}>
        {sending ? words.sending : words.submit}
      </Button>
      <p className="visually-hidden" role="status">
        {sending && words.sending}
      </p>
    </div>
  )
}
