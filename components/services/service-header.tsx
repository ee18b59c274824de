import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { CallButton } from '@/components/contact-links/call-button'
import { Alert } from '@/components/helplines/alert'
import { Scene } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { ButtonLink } from '@/components/ui/links'
import { PageHeader } from '@/components/ui/page-header'
import { findService, type ServiceId } from '@/lib/content/services'

type Props = {
  service: ServiceId
  lead: string
  /** The first step: a page of the site or a place of this one, and its words. */
  action: { href: string; label: string }
  /** For somebody in danger, or afraid for another person. */
  alert?: ReactNode
  /** What else somebody may have come for. */
  children?: ReactNode
}

export function ServiceHeader({ service, lead, action, alert, children }: Props) {
  const { path, title } = findService(service)
  return (
    <PageHeader
      trail={<Breadcrumbs path={path} />}
      title={title[useLocale()]}
      lead={lead}
      scene={<Scene name={service} />}
      alert={alert && <Alert>{alert}</Alert>}
    >
      <CallButton isWriting={action.href.startsWith('/contacts')}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </CallButton>
      {children}
    </PageHeader>
  )
}
