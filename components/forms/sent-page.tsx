import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { EmergencyNote } from '@/components/helplines/alert'
import { HelpInFull } from '@/components/helplines/helplines'
import { Scene } from '@/components/illustrations/scene'
import { ExitNote, QuickExit } from '@/components/quick-exit/quick-exit'
import { Section } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { type FormName, forms } from '@/lib/forms/forms'
import { NextSteps } from './next-steps'

export async function sentMetadata(): Promise<Metadata> {
  const t = await getTranslations('FormSent')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/**
 * Renders what follows a form that was sent without script. Anybody can open its address, so it says
 * what is true for them as well.
 */
export function SentPage({ form }: { form: FormName }) {
  const t = useTranslations('FormSent')
  return (
    <>
      <QuickExit />
      <HelpInFull />
      <PageHeader
        title={t('title')}
        lead={t(`${forms[form].messages}.lead`)}
        scene={<Scene name="letter" />}
        alert={<EmergencyNote when="after" />}
      />
      <Section title={t('next')} isBeside>
        <NextSteps form={form} />
        <ExitNote />
      </Section>
    </>
  )
}
