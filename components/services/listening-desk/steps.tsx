import { useTranslations } from 'next-intl'
import { UsualReplyTime } from '@/components/practical-answers/reply-time'
import { Stack } from '@/components/ui/layout/stack'
import { StepList } from '@/components/ui/layout/step-list'

/** Renders the steps from the request to the meeting. */
export function Steps() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Stack gap="far">
      <h2 id="steps-title">{t('steps.title')}</h2>
      <StepList columns={3}>
        <li>
          <h3>{t('steps.ask.title')}</h3>
          <p>{t('steps.ask.text')}</p>
        </li>
        <li>
          <h3>{t('steps.answer.title')}</h3>
          <p>
            <UsualReplyTime />
            {t('steps.answer.text')}
          </p>
        </li>
        <li>
          <h3>{t('steps.meet.title')}</h3>
          <p>{t('steps.meet.text')}</p>
        </li>
      </StepList>
    </Stack>
  )
}
