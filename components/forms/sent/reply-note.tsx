import { ReplyTime } from '@/components/practical-answers/reply-time'
import type { FormName } from '@/lib/forms/all-forms'
import { CallingNote } from '../listening-desk/calling-note'

/** Renders how and when we answer what was sent, and what to do without an answer. */
export function ReplyNote({ form }: { form: FormName }) {
  return (
    <>
      <p>
        <ReplyTime />
      </p>
      {form === 'listening-desk' && <CallingNote />}
    </>
  )
}
