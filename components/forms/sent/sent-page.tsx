import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContactList } from '@/components/contact-links/contact-list'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import { Place } from '@/components/illustrations/scene'
import { ReplyTime } from '@/components/practical-answers/reply-time'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { type FormName, forms } from '@/lib/forms/forms'

export async function sentMetadata(): Promise<Metadata> {
  const t = await getTranslations('SentPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

type Props = { form: FormName; children?: ReactNode }

/**
 * Renders what follows a form that was sent without script. Anybody can open its address, so it says
 * what is true for them as well.
 */
export function SentPage({ form, children }: Props) {
  const t = useTranslations('SentPage')
  return (
    <PageHeader
      title={t('title')}
      lead={form === 'contact' ? t('contact') : t('listeningDesk')}
      scene={<Place name={form === 'contact' ? 'contacts' : 'listening-desk'} />}
    >
      <p>
        <ReplyTime />
      </p>
      <EmergencyNote when="after" />
      <p>{t('otherwise')}</p>
      <ContactList />
      <ButtonLink href={forms[form].page} tone="secondary">
        {t('form')}
      </ButtonLink>
      {children}
    </PageHeader>
  )
}
