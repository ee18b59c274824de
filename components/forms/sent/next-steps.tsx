import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stack } from '@/components/ui/layout/stack'

type Props = {
  /** By which we find what was sent; a page that anybody can open has none. */
  reference?: string
  /** How we answer. */
  reply: string
  /** When it comes, and what to do without one. */
  replyNote: ReactNode
  /** Where it leads. */
  meeting: string
}

/** Renders what comes after sending, in three steps: now, the answer, the meeting. */
export function NextSteps({ reference, reply, replyNote, meeting }: Props) {
  const t = useTranslations('NextSteps')
  return (
    <ol>
      {reference && (
        <li>
          <h3>{t('now.title')}</h3>
          <p>{t.rich('now.reference', { reference: () => <strong>{reference}</strong> })}</p>
        </li>
      )}
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
