import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/helplines/alert'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { italian } from '@/components/ui/italian'
import { Card, Section, Stack } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { nearbyPage } from '@/lib/content/nearby-services'
import styles from './page.module.css'

const words = {
  it: italian,
  p: (part: ReactNode) => <p>{part}</p>,
  strong: (answer: ReactNode) => <strong>{answer}</strong>,
  emergency: () => <HelplineLink id="emergency" />,
  ...links({ centre: nearbyPage('mental-health-centre') }),
}

/** Renders what to ask whoever may be thinking of dying, in two questions, and what each answer calls for. */
export function AskDirectly() {
  const t = useTranslations('WorriedPage')
  return (
    <Section title={t('talk.ask.title')} isBand id="ask">
      <div className={styles.ask}>
        <ol>
          <Question question="first">
            <Card as="div" className={styles.answer}>
              <Alert>
                <p>{t.rich('talk.ask.first.no', words)}</p>
              </Alert>
            </Card>
          </Question>
          <Question question="second">
            <Card as="div" className={styles.answer}>
              <Alert>
                <p>{t.rich('talk.ask.second.thought', words)}</p>
              </Alert>
            </Card>
            <Card as="div" className={styles.answer}>
              <Stack gap="close">
                <p>
                  <strong>{t('talk.ask.second.dayIf')}</strong>
                </p>
                {t.rich('talk.ask.second.day', words)}
              </Stack>
            </Card>
          </Question>
        </ol>
        <p>{t('talk.ask.always')}</p>
      </div>
    </Section>
  )
}

type QuestionProps = {
  question: 'first' | 'second'
  /** What each answer calls for. */
  children: ReactNode
}

function Question({ question, children }: QuestionProps) {
  const t = useTranslations('WorriedPage')
  return (
    <li>
      <p className={styles.question}>{t(`talk.ask.${question}.question`)}</p>
      <p>{t(`talk.ask.${question}.text`)}</p>
      <div className={styles.answers}>{children}</div>
    </li>
  )
}
