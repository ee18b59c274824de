import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HelplineRows } from '@/components/helplines/helpline-row'
import { Scene } from '@/components/illustrations/scene'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section, Stack, TitledRow } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { Link } from '@/lib/i18n/navigation'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import styles from './page.module.css'

export function generateMetadata() {
  return translatedMetadata('/safety')
}

/** Renders what others may see of a visit, a call or a message, and what can be done about it. */
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
      <Section>
        <TitledRow title={t('talk.title')} isQuiet>
          <HelplineRows
            lines={[{ id: 'emergency' }, { id: 'violence' }, { id: 'child-emergency' }]}
          />
        </TitledRow>
        <Trace title={t('site.title')} first={t('site.action')}>
          <p>
            {t.rich('site.kept', {
              cookies: (words) => <Link href="/cookie-policy">{words}</Link>,
            })}
          </p>
          <p>{t('site.exit')}</p>
          <p>{t('site.saved')}</p>
        </Trace>
        <Trace title={t('private.title')} first={t('private.action')}>
          <p>{t('private.closing')}</p>
          <p>{t('private.limits')}</p>
        </Trace>
        <Trace title={t('clearing.title')} first={t('clearing.action')}>
          <p>{t('clearing.history')}</p>
          <p>{t('clearing.forms')}</p>
          <p>{t('clearing.closed')}</p>
        </Trace>
        <Trace title={t('calls.title')} first={t('calls.action')}>
          <p>{t('calls.list')}</p>
          <p>{t('calls.bill')}</p>
          <p>{t('calls.location')}</p>
        </Trace>
        <Trace title={t('messages.title')} first={t('messages.action')}>
          <p>{t('messages.email')}</p>
          <p>{t('messages.chat')}</p>
        </Trace>
        <Trace title={t('shared.title')} first={t('shared.action')}>
          <p>{t('shared.account')}</p>
        </Trace>
      </Section>
    </>
  )
}

type TraceProps = {
  title: string
  /** What to know or to do before anything else. */
  first: string
  children: ReactNode
}

/** Renders what one thing leaves behind, and what to do about it. */
function Trace({ title, first, children }: TraceProps) {
  return (
    <TitledRow title={title} isQuiet>
      <Stack gap="near">
        <p className={styles.first}>{first}</p>
        {children}
      </Stack>
    </TitledRow>
  )
}
