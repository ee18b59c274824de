import { useTranslations } from 'next-intl'
import { ReplyTime } from '@/components/practical-answers/reply-time'
import { Stack } from '@/components/ui/layout/stack'

/** Renders who reads what one writes, when an answer comes, and what to do where none comes. */
export function AfterWriting() {
  const t = useTranslations('ContactsPage')
  return (
    <Stack gap="near">
      <h2 id="after-title">{t('afterTitle')}</h2>
      <p>
        {t('afterWho')} <ReplyTime />
      </p>
      <p>{t('afterWhen')}</p>
      <p>{t('afterSilence')}</p>
    </Stack>
  )
}
