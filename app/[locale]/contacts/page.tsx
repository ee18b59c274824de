import { useTranslations } from 'next-intl'
import { AfterWriting } from '@/components/contacts/after-writing'
import { ContactWays } from '@/components/contacts/contact-ways'
import { WriteToUs } from '@/components/contacts/write-to-us'
import { ContactsScene } from '@/components/illustrations/contacts-scene'
import { PageHeader } from '@/components/ui/page-header'
import { PracticalAnswers } from '@/components/practical-answers/practical-answers'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/contacts', 'ContactsPage')
}

export default function ContactsPage() {
  const t = useTranslations('ContactsPage')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} scene={<ContactsScene />}>
        <ContactWays />
      </PageHeader>
      <AfterWriting />
      <PracticalAnswers page="/contacts" />
      <WriteToUs />
    </>
  )
}
