import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HelplineRows } from '@/components/helplines/helpline-row'
import { Scene } from '@/components/illustrations/scene'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Accordion } from '@/components/ui/accordion'
import { Section, Stack } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { RuledList } from '@/components/ui/lists'
import { PageHeader } from '@/components/ui/page-header'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/safety')
}

const subjects = ['site', 'private', 'clearing', 'calls', 'messages', 'shared'] as const

/** Renders what others may see of a visit, a call or a message, and what can be done about it: what to do before what to know. */
export default function SafetyPage() {
  const t = useTranslations('SafetyPage')
  return (
    <>
      <QuickExit />
      <PageHeader
        trail={<Breadcrumbs path="/safety" name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="privacy" />}
        isTextOnPhone
      />
      <Section isBeside title={t('talk.title')}>
        <HelplineRows
          lines={[{ id: 'emergency' }, { id: 'violence' }, { id: 'child-emergency' }]}
        />
      </Section>
      <Section isBeside title={t('first')}>
        <RuledList>
          {subjects.map((subject) => (
            <li key={subject}>{t(`${subject}.action`)}</li>
          ))}
        </RuledList>
      </Section>
      <Section isBeside title={t('more')}>
        <div>
          <Trace title={t('site.title')}>
            <p>{t.rich('site.kept', links({ cookies: '/cookie-policy' }))}</p>
            <p>{t('site.exit')}</p>
            <p>{t('site.saved')}</p>
          </Trace>
          <Trace title={t('private.title')}>
            <p>{t('private.closing')}</p>
            <p>{t('private.limits')}</p>
          </Trace>
          <Trace title={t('clearing.title')}>
            <p>{t('clearing.history')}</p>
            <p>{t('clearing.forms')}</p>
            <p>{t('clearing.closed')}</p>
          </Trace>
          <Trace title={t('calls.title')}>
            <p>{t('calls.list')}</p>
            <p>{t('calls.bill')}</p>
            <p>{t('calls.location')}</p>
          </Trace>
          <Trace title={t('messages.title')}>
            <p>{t('messages.email')}</p>
            <p>{t('messages.chat')}</p>
          </Trace>
          <Trace title={t('shared.title')}>
            <p>{t('shared.account')}</p>
          </Trace>
        </div>
      </Section>
    </>
  )
}

type TraceProps = { title: string; children: ReactNode }

/** Renders, folded, what one thing leaves behind. */
function Trace({ title, children }: TraceProps) {
  return (
    <Accordion summary={<h3>{title}</h3>}>
      <Stack gap="near">{children}</Stack>
    </Accordion>
  )
}
