import { useLocale, useTranslations } from 'next-intl'
import { PolicyText } from '@/components/policies/policy-text'
import { SampleTag } from '@/components/ui/sample-tag'
import { closedWords, replyTime } from '@/lib/content/practical-answers'

/** Renders how long an answer takes and what to do without one: the same words wherever it is said. */
export function ReplyTime() {
  const t = useTranslations('ReplyTime')
  const closed = closedWords[useLocale()]
  return (
    <>
      {replyTime && (
        <>
          <PolicyText text={replyTime.answer} /> <SampleTag sample={replyTime.sample} />{' '}
        </>
      )}
      {closed && `${closed} `}
      {t('silence')}
    </>
  )
}
