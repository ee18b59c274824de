import { useLocale, useTranslations } from 'next-intl'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { SampleTag } from '@/components/ui/sample-tag'
import { closedWords, replyTime } from '@/lib/content/practical-answers'

/** Renders how long an answer takes and what to do without one: the same words wherever it is said. */
export function ReplyTime() {
  const t = useTranslations('ReplyTime')
  const closed = closedWords[useLocale()]
  return (
    <>
      <UsualReplyTime />
      {closed && `${closed} `}
      {t('silence')}
    </>
  )
}

/** Renders how long an answer usually takes, and nothing while the content does not say it. */
export function UsualReplyTime() {
  return (
    replyTime && (
      <>
        <TextWithFacts text={replyTime.answer} /> <SampleTag sample={replyTime.sample} />{' '}
      </>
    )
  )
}
