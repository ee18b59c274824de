import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { CallButton } from '@/components/contact-links/call-button'
import { ContactList } from '@/components/contact-links/contact-list'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import { Place } from '@/components/illustrations/scene'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { ReplyTime } from '@/components/practical-answers/reply-time'
import { ExitNote, QuickExit } from '@/components/quick-exit/quick-exit'
import { ButtonRow } from '@/components/ui/button/button-row'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { type FormName, forms } from '@/lib/forms/forms'
import { Link } from '@/lib/i18n/navigation'
import styles from './after-sending.module.css'
import { CallingNote } from './calling-note'
import { FormSheet } from './layout'
import { AgainButton, Reference, SentTitle } from './sent-parts'

type Props = { form: FormName }

/** Renders the confirmation in the form's place: its heading takes the focus. */
export function SentNote({ form }: Props) {
  const t = useTranslations('FormStatus')
  const words = useTranslations(forms[form].namespace)
  const steps = useTranslations('NextSteps')
  return (
    <FormSheet>
      <div className={styles.success} data-sent>
        <div className={styles.picture}>
          <Place name="letter" />
        </div>
        <Stack>
          <SentTitle className={styles.title}>{words('sent')}</SentTitle>
          <p className={styles.reference} id="sent-text">
            {steps.rich('reference', { reference: () => <Reference /> })}
          </p>
          <EmergencyNote when="after" />
          <NextSteps form={form} />
        </Stack>
        <Stack>
          <p>
            {t.rich('withReference', {
              phone: () => <PhoneLink />,
              hours: () => <PhoneHours />,
              email: () => <EmailLink />,
            })}
          </p>
          <ButtonRow>
            <AgainButton>{words('again')}</AgainButton>
          </ButtonRow>
        </Stack>
      </div>
    </FormSheet>
  )
}

export async function sentMetadata(): Promise<Metadata> {
  const t = await getTranslations('SentPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/**
 * Renders what follows a form that was sent without script. Anybody can open its address, so it says
 * what is true for them as well.
 */
export function SentPage({ form }: Props) {
  const t = useTranslations('SentPage')
  return (
    <>
      <QuickExit />
      <PageHeader
        title={t('title')}
        lead={form === 'contact' ? t('contact') : t('listeningDesk')}
        scene={<Place name="letter" />}
        alert={<EmergencyNote when="after" />}
      >
        <CallButton />
      </PageHeader>
      <Section>
        <TitledRow title={t('next')}>
          <NextSteps form={form} />
        </TitledRow>
      </Section>
      <Section>
        <TitledRow title={t('talk')}>
          <Stack>
            <ContactList hasHours={false} />
            <ExitNote />
            <p>
              {t('otherwise')} <Link href={forms[form].page}>{t('form')}</Link>
            </p>
          </Stack>
        </TitledRow>
      </Section>
    </>
  )
}

/** Renders what comes after sending: how and when we answer and what to do without an answer, then the meeting. */
function NextSteps({ form }: Props) {
  const t = useTranslations('NextSteps')
  const words = useTranslations(forms[form].namespace)
  return (
    <ol>
      <li>
        <h3>{t('reply')}</h3>
        <Stack gap="near">
          <p>{words('reply')}</p>
          <p>
            <ReplyTime />
          </p>
          {form === 'listening-desk' && <CallingNote />}
        </Stack>
      </li>
      <li>
        <h3>{t('meeting')}</h3>
        <p>{words('meeting')}</p>
      </li>
    </ol>
  )
}
