import { useLocale, useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contacts/contact-ways'
import { WriteToUs } from '@/components/contacts/write-to-us'
import { Alert } from '@/components/helplines/alert'
import { Urgent } from '@/components/helplines/urgent'
import { Place } from '@/components/illustrations/scene'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { StructuredData } from '@/components/seo/structured-data'
import { PageHeader } from '@/components/ui/page-header'
import { organizationData } from '@/lib/seo/organization-data'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/contacts')
}

export default function ContactsPage() {
  const t = useTranslations('ContactsPage')
  return (
    <>
      <QuickExit />
      <StructuredData data={organizationData(useLocale())} />
      <PageHeader
        trail={<Breadcrumbs path="/contacts" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="contacts" />}
        alert={
          <Alert>
            <Urgent />
          </Alert>
        }
      >
        <ContactWays />
      </PageHeader>
      <WriteToUs />
    </>
  )
}
