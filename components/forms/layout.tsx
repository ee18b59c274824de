import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import { NewTab } from '@/components/ui/link/new-tab'
import type { Form } from '@/lib/forms/forms'
import { Link } from '@/lib/i18n/navigation'
import { FormMessages } from './form-messages'
import styles from './layout.module.css'

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
export function FormNote({ children }: { children: ReactNode }) {
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

/** Renders a link to the privacy policy in a new tab: what is already written in the form stays. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  return (
    <Link href="/privacy-policy" target="_blank">
      <NewTab>{children}</NewTab>
    </Link>
  )
}
