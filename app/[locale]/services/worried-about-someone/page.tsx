import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CallButton } from '@/components/contact-links/call-button'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Scene } from '@/components/illustrations/scene'
import { ExitNote, QuickExit } from '@/components/quick-exit/quick-exit'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Accordion } from '@/components/ui/accordion'
import { Columns, Part, Section } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { PageHeader } from '@/components/ui/page-header'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import { AskDirectly } from './ask-directly'
import styles from './page.module.css'
import { WhenToCall } from './when-to-call'
import { WhoItIs } from './who-it-is'

export function generateMetadata() {
  return translatedMetadata('/services/worried-about-someone')
}

export default function WorriedPage() {
  const t = useTranslations('WorriedPage')
  return (
    <>
      <QuickExit />
      <PageHeader
        trail={<Breadcrumbs path="/services/worried-about-someone" name={t('title')} />}
        title={t('title')}
        lead={t.rich('self', { emergency: () => <HelplineLink id="emergency" /> })}
        scene={<Scene name="worried-about-someone" />}
        isTextOnPhone
      />
      <WhenToCall />
      <AskDirectly />
      <WithTime />
      <HowToTalk />
      <WhoItIs />
      <WhatWeCanDo />
    </>
  )
}

/** Renders what to do while nobody is in danger: above it stands what to do if somebody is. */
function WithTime() {
  const t = useTranslations('WorriedPage')
  return (
    <Section title={t('time.title')} isBeside>
      <p>{t('time.text')}</p>
      <CallButton />
      <ExitNote />
    </Section>
  )
}

const steps = ['begin', 'listen', 'secret'] as const
const sayings = ['worse', 'fine', 'just'] as const

/**
 * Renders how to begin to talk, and which words help more than the first that come to mind. Whose
 * advice it is: docs/decisions/0028.
 */
function HowToTalk() {
  const t = useTranslations('WorriedPage')
  return (
    <Section>
      <div className={styles.hands}>
        <Scene name="worried-about-someone" isNear />
      </div>
      <Columns parts="1:1">
        <Part title={t('talk.title')}>
          <div>
            {steps.map((step) => (
              <Accordion key={step} summary={<h3>{t(`talk.${step}.title`)}</h3>}>
                <p>{t(`talk.${step}.text`)}</p>
              </Accordion>
            ))}
          </div>
        </Part>
        <Part title={t('say.title')}>
          <dl className={styles.sayings}>
            {sayings.map((saying) => (
              <div key={saying}>
                <dt>{t(`say.${saying}.rather`)}</dt>
                <dd>{t(`say.${saying}.than`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </Columns>
    </Section>
  )
}

/** Renders how the other person can come, and what the association can do for whoever worries. */
function WhatWeCanDo() {
  const t = useTranslations('WorriedPage')
  const p = (words: ReactNode) => <p>{words}</p>
  const emergency = () => <HelplineLink id="emergency" />
  return (
    <Section title={t('you.title')} isBeside>
      {t.rich('you.text', {
        p,
        ...links({ desk: '/services/listening-desk', write: contactFormPath() }),
      })}
      <Accordion summary={<h3>{t('them.title')}</h3>}>
        {t.rich('them.text', {
          p,
          emergency,
          ...links({ minors: '/services/psychological-services#minors' }),
        })}
      </Accordion>
    </Section>
  )
}
