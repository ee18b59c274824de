import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import { NewTab } from '@/components/ui/link/new-tab'
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
        {t('safeContactLead')} {/* What has been typed stays. */}
        <Link href="/safety" target="_blank">
          <NewTab>{t('safety')}</NewTab>
        </Link>
      </p>
      <ChoiceGroup
        {...field.choice('contactBy')}
        unanswered={t('anyWay')}
        hint={t('contactByHint')}
      />
      <ChoiceGroup {...field.choice('sayWhoWeAre')} unanswered={t('unsure')} />
      <ChoiceGroup
        {...field.choice('leaveMessage')}
        unanswered={t('unsure')}
        hint={t('leaveMessageHint')}
      />
      <TextField {...field('safeTimes')} hint={t('safeTimesHint')} />
      <TextField {...field('callName')} hint={t('callNameHint')} autoComplete="off" />
    </Fold>
  )
}
