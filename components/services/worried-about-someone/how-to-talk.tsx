import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { Columns } from '@/components/ui/layout/columns'
import { SideColumn } from '@/components/ui/layout/side-column'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import styles from './how-to-talk.module.css'

const steps = ['begin', 'listen', 'secret'] as const
const sayings = ['worse', 'fine', 'just'] as const

/**
 * Renders how to begin to talk, and which words help more than the first that come to mind. Whose
 * advice it is: docs/decisions/0028.
 */
export function HowToTalk() {
  const t = useTranslations('WorriedPage')
  return (
    <Section labelledBy="talk-title">
      <div className={styles.hands}>
        <Place name="worried-about-someone" isNear />
      </div>
      <Columns parts="2:1">
        <Prose>
          <h2 id="talk-title">{t('talk.title')}</h2>
          <ul>
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`talk.${step}.title`)}</h3>
                <p>{t(`talk.${step}.text`)}</p>
              </li>
            ))}
          </ul>
        </Prose>
        <SideColumn title={t('say.title')}>
          <dl className={styles.sayings}>
            {sayings.map((saying) => (
              <div key={saying}>
                <dt>{t(`say.${saying}.rather`)}</dt>
                <dd>{t(`say.${saying}.than`)}</dd>
              </div>
            ))}
          </dl>
        </SideColumn>
      </Columns>
    </Section>
  )
}
