import { useLocale, useTranslations } from 'next-intl'
import { ReplyTime } from '@/components/practical-answers/practical-answers'
import { Accordion } from '@/components/ui/accordion'
import { Stack } from '@/components/ui/layout'
import { SampleTag } from '@/components/ui/sample-tag'
import { listeningDesk } from '@/lib/content/records'
import { type FormName, forms } from '@/lib/forms/forms'

/** Renders what comes after sending: how and when we answer and what to do without an answer, then the meeting. */
export function NextSteps({ form }: { form: FormName }) {
  const t = useTranslations('FormSent')
  const { messages } = forms[form]
  const replyTime = useTranslations('ReplyTime')
  return (
    <ol>
      <li>
        <h3>{t('replyTitle')}</h3>
        <Stack gap="near">
          <p>{t(`${messages}.reply`)}</p>
          <p>
            <ReplyTime />
            {replyTime('silence')}
          </p>
          {form === 'listening-desk' && <CallingNote />}
        </Stack>
      </li>
      <li>
        <h3>{t('meetingTitle')}</h3>
        <p>{t(`${messages}.meeting`)}</p>
      </li>
    </ol>
  )
}

/** Says, folded, how the listening desk calls: what one sees on the phone, and how often it rings. */
function CallingNote() {
  const t = useTranslations('ListeningDeskForm')
  const locale = useLocale()
  const { number, missed, sample } = listeningDesk.calling
  return (
    <Accordion summary={t('calling')}>
      <p>
        {number[locale]} {missed[locale]} <SampleTag sample={sample} />
      </p>
    </Accordion>
  )
}
