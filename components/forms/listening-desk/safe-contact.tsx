import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Accordion } from '@/components/ui/accordion'
import { NewTab } from '@/components/ui/link/new-tab'
import { safeContactFields } from '@/lib/forms/listening-desk-definition'
import { Link } from '@/lib/i18n/navigation'
import { useBroughtBack } from '../client/use-brought-back'
import { ChoiceGroup } from '../fields/choice-group'
import { TextField } from '../fields/text-field'
import { useDeskChoice } from './use-desk-choice'
import { useDeskField } from './use-desk-field'

/** A browser that brings the form back does so without these. */
const forgotten = ['safeTimes', 'callName'] as const

/**
 * Asks those whom others may watch how they can be reached. Folded away: for most people the form
 * is not longer by it. All of it is optional, and silence is read the cautious way.
 */
export function SafeContact() {
  const t = useTranslations('ListeningDeskForm')
  const choice = useDeskChoice()
  const field = useDeskField()
  const { errors } = useFormContext().formState
  const lead = useRef<HTMLParagraphElement>(null)
  const isBack = useBroughtBack(lead, forgotten)
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? isBack
  // It stays open while the error in it is corrected.
  if (!isOpen && safeContactFields.some((name) => errors[name])) setOpen(true)
  return (
    <Accordion summary={t('safeContact')} isOpen={isOpen} onToggle={setOpen}>
      <p ref={lead}>
        {t('safeContactLead')} {/* What has been typed stays. */}
        <Link href="/safety" target="_blank">
          <NewTab>{t('safety')}</NewTab>
        </Link>
      </p>
      <ChoiceGroup {...choice('sayWhoWeAre')} unanswered={t('unsure')} />
      <ChoiceGroup
        {...choice('leaveMessage')}
        unanswered={t('unsure')}
        hint={t('leaveMessageHint')}
      />
      {isBack && <p>{t('notBroughtBack')}</p>}
      <TextField {...field('safeTimes')} hint={t('safeTimesHint')} />
      <TextField {...field('callName')} hint={t('callNameHint')} />
    </Accordion>
  )
}
