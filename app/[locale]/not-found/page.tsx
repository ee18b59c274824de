import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { CallButton } from '@/components/contact-links/call-button'
import { Scene } from '@/components/illustrations/scene'
import { ButtonLink } from '@/components/ui/links'
import { PageHeader } from '@/components/ui/page-header'
import { RequestedPath } from './requested-path'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFoundPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** Renders the 404 page: middleware.ts rewrites unknown addresses to it with status 404. */
export default function NotFoundPage() {
  const t = useTranslations('NotFoundPage')
  return (
    <PageHeader
      title={t.rich('heading', { path: () => <RequestedPath /> })}
      lead={t('lead')}
      scene={<Scene name="not-found" />}
    >
      <CallButton>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </CallButton>
    </PageHeader>
  )
}
