import { useTranslations } from 'next-intl'
import { AccessFacts } from '@/components/access/access-facts'
import { BesideForm } from '@/components/forms/layout/beside-form'
import { AnswerAccordions } from '@/components/practical-answers/answer-accordions'
import { ReplyTime } from '@/components/practical-answers/reply-time'
import { association } from '@/lib/content/records'

/** Renders who reads what one writes, when an answer comes, and what else one may want to know. */
export function AfterWriting() {
  const t = useTranslations('ContactsPage')
  return (
    <BesideForm title={t('afterTitle')}>
      <p>
        {t('afterWho')} <ReplyTime />
      </p>
      <p>{t('afterWhen')}</p>
      <div>
        <AccessFacts access={association.address.access} />
        <AnswerAccordions page="/contacts" />
      </div>
    </BesideForm>
  )
}
