import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/lib/i18n/navigation'
import { ChoiceGroup } from '../fields/choice-group'
import { TextField } from '../fields/text-field'
import { useDeskField } from './use-desk-field'

/**
 * Asks those whom others may watch how they can be reached. Folded away: for most people the form
 * is not longer by it. All of it is optional, and silence is read the cautious way.
 */
export function SafeContact() {
  const t = useTranslations('ListeningDeskForm')
  const field = useDeskField()
  return (
    <Fold summary={t('safeContact')}>
      <p>
        {t('safeContactLead')} <Link href="/safety">{t('safety')}</Link>
      </p>
      <ChoiceGroup {...field.choice('contactBy')} unanswered={t('anyWay')} />
      <ChoiceGroup {...field.choice('sayWhoWeAre')} unanswered={t('unsure')} />
      <ChoiceGroup
        {...field.choice('leaveMessage')}
        unanswered={t('unsureMessage')}
        hint={t('leaveMessageHint')}
      />
      <TextField {...field('safeTimes')} hint={t('safeTimesHint')} />
      <TextField {...field('callName')} hint={t('callNameHint')} autoComplete="off" />
    </Fold>
  )
}
