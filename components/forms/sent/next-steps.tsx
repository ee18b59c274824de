import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StepList } from '@/components/ui/layout/step-list'

type Props = {
  /** By which we find what was sent; a page that anybody can open has none. */
  reference?: string
  /** When and how we answer. */
  reply: ReactNode
  /** Where it leads. */
  meeting: string
}

/** Renders what comes after sending, in three steps: now, the answer, the meeting. */
export function NextSteps({ reference, reply, meeting }: Props) {
  const t = useTranslations('NextSteps')
  return (
    <StepList>
      <li>
        <strong>{t('now.title')}</strong>
        <p>
          {t('now.text')}{' '}
          {reference && t.rich('now.reference', { reference: () => <strong>{reference}</strong> })}
        </p>
      </li>
      <li>
        <strong>{t('reply')}</strong>
        <p>{reply}</p>
      </li>
      <li>
        <strong>{t('meeting')}</strong>
        <p>{meeting}</p>
      </li>
    </StepList>
  )
}
