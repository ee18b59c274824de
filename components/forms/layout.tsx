import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContactList } from '@/components/contact-links/contact-list'
import { EmergencyNote } from '@/components/helplines/alert'
import { ButtonRow } from '@/components/ui/button'
import { Card } from '@/components/ui/layout'
import type { Form } from '@/lib/forms/forms'
import { FormFailure } from './error-boxes'
import styles from './layout.module.css'
import { SubmitButton } from './request-form'

type WithIntroProps = {
  form: Form
  /** What one should know before writing: it goes once the form has been sent. */
  intro: ReactNode
  children: ReactNode
}

/** Renders a form, with the words that it says in browsers, and what comes before it. */
export function FormWithIntro({ form, intro, children }: WithIntroProps) {
  const t = useTranslations('FormIntro')
  return (
    <section className={styles.withIntro}>
      <section className={styles.intro}>
        {intro}
        {/* Browsers keep a page as it was left, whatever its fields say of completion. */}
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
      </section>
      <FormMessages form={form}>{children}</FormMessages>
    </section>
  )
}

/** Says, before a form, what the asterisk stands for. */
export function RequiredNote() {
  const t = useTranslations('FormIntro')
  return <FormNote>{t('requiredFields')}</FormNote>
}

/** Renders what belongs to a form as a whole, in small text. */
function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

/** Renders the sheet on which fields stand: lines and words keep their contrast on any band of the page. */
export function FormSheet({ children }: { children: ReactNode }) {
  return (
    <Card as="div" className={styles.sheet}>
      {children}
    </Card>
  )
}

type Step = { title: string; lead?: string; fields: ReactNode }

/**
 * Renders the steps of a long form, each on a sheet: which one it is, its title and a sentence of explanation,
 * which stay in view beside the fields where there is room, else stand above them.
 */
export function FormSteps({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('FormStatus')
  const count = String(steps.length)
  return steps.map(({ title, lead, fields }, index) => (
    <FormSheet key={title}>
      <div className={styles.step}>
        <div className={styles.head}>
          <p className={styles.number}>{t('step', { number: String(index + 1), count })}</p>
          <h3 className={styles.title}>{title}</h3>
          {lead && <p>{lead}</p>}
        </div>
        <div className={styles.fields}>{fields}</div>
      </div>
    </FormSheet>
  ))
}

/** Renders fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

type WithOtherProps = {
  question: ReactNode
  children: ReactNode
}

/**
 * Renders a question with what only concerns those who have chosen `other`. Where scripts
 * are off it is always there: browsers of that kind may not know the rule that hides it.
 */
export function QuestionWithOther({ question, children }: WithOtherProps) {
  const t = useTranslations('FormStatus')
  return (
    <div className={styles.question}>
      {question}
      <div className={styles.revealed}>
        <noscript>
          <p className={styles.note}>{t('onlyOther')}</p>
        </noscript>
        {children}
      </div>
    </div>
  )
}

/** Renders what concerns a call: whoever has chosen to be written to does not see it, where style can tell. */
export function IfCalled({ children }: { children: ReactNode }) {
  return <div className={styles.ifCalled}>{children}</div>
}

/** Renders what every form ends with: what has failed, whom to call in danger, the button. */
export function FormEnd({ form: { namespace } }: { form: Form }) {
  const words = useTranslations(namespace)
  const t = useTranslations('FormStatus')
  const recaptcha = useTranslations('Recaptcha')
  return (
    <div className={styles.end}>
      <FormFailure failed={words('failed')}>
        <ContactList whatsappText={t('whatsappText')} />
      </FormFailure>
      <EmergencyNote when="before" />
      <ButtonRow>
        <SubmitButton>{words('submit')}</SubmitButton>
      </ButtonRow>
      {process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY && <FormNote>{recaptcha('notice')}</FormNote>}
    </div>
  )
}

type FormMessagesProps = { form: Form; children: ReactNode }

/** Gives browsers the words that a form says only there, and no others: the server has written the rest. */
function FormMessages({ form, children }: FormMessagesProps) {
  const { ErrorSummary, FormErrors, FormFailure, FormFields, FormStatus } = useMessages()
  const { contact, listeningDesk, ...everyError } = FormErrors
  const errors = { contact, listeningDesk }
  const messages = {
    ErrorSummary,
    FormFailure,
    FormStatus,
    FormErrors: { ...everyError, [form.messages]: errors[form.messages] },
    FormFields: { [form.messages]: FormFields[form.messages] },
  }
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
