import { useLocale, useTranslations } from 'next-intl'
import { AccessAccordion } from '@/components/access/access-facts'
import { AnswerAccordions } from '@/components/practical-answers/answer-accordions'
import { ReplyTime } from '@/components/practical-answers/reply-time'
import { SideColumn } from '@/components/ui/layout/side-column'
import { FileLink } from '@/components/ui/link/file-link'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/records'
import { localizedPath } from '@/lib/i18n/localized-path'
import { contactCardPath } from '@/lib/site-paths'

const { address, contacts } = association

/** Renders who reads what one writes, when an answer comes, and what else one may want to know. */
export function AfterWriting() {
  const t = useTranslations('ContactsPage')
  return (
    <SideColumn title={t('afterTitle')}>
      <p>
        {t('afterWho')} <ReplyTime />
      </p>
      <div>
        <AccessAccordion access={address.access} />
        <AnswerAccordions page="/contacts" />
      </div>
      <p>
        <FileLink href={localizedPath(contactCardPath, useLocale())} download>
          {t('card')}
        </FileLink>{' '}
        <SampleTag sample={contacts.sample || address.sample} />
      </p>
    </SideColumn>
  )
}
