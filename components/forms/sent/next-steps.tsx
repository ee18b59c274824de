import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stack } from '@/components/ui/layout/stack'

type Props = {
  /** How we answer. */
  reply: string
  /** When it comes, and what to do without one. */
  replyNote: ReactNode
  /** Where it leads. */
  meeting: string
}

/** Renders what comes after sending: the answer, then the meeting. */
export function NextSteps({ reply, replyNote, meeting }: Props) {
  const t = useTranslations('NextSteps')
  return (
    <ol>
      <li>
        <h3>{t('reply')}</h3>
        <Stack gap="near">
          <p>{reply}</p>
          {replyNote}
        </Stack>
      </li>
      <li>
        <h3>{t('meeting')}</h3>
        <p>{meeting}</p>
      </li>
    </ol>
  )
}
