import { useTranslations } from 'next-intl'
import { ReplyTime } from '@/components/practical-answers/reply-time'
import { Stack } from '@/components/ui/layout/stack'
import { type FormName, forms } from '@/lib/forms/forms'
import { CallingNote } from './calling-note'

/** Renders what comes after sending: how and when we answer and what to do without an answer, then the meeting. */
export function NextSteps({ form }: { form: FormName }) {
  const t = useTranslations('NextSteps')
  const words = useTranslations(forms[form].namespace)
  const replyTime = useTranslations('ReplyTime')
  return (
    <ol>
      <li>
        <h3>{t('reply')}</h3>
        <Stack gap="near">
          <p>{words('reply')}</p>
          <p>
            <ReplyTime />
            {replyTime('silence')}
          </p>
          {form === 'listening-desk' && <CallingNote />}
        </Stack>
      </li>
      <li>
        <h3>{t('meeting')}</h3>
        <p>{words('meeting')}</p>
      </li>
    </ol>
  )
}
