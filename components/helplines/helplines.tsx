import { useLocale, useTranslations } from 'next-intl'
import { EmailLink, PhoneLink } from '@/components/contact-links/contact-links'
import { SafetyLink } from '@/components/quick-exit/quick-exit'
import { Accordion } from '@/components/ui/accordion'
import { italian } from '@/components/ui/italian'
import { links } from '@/components/ui/links'
import { findHelpline, waysToWrite } from '@/lib/content/helplines'
import { localizedPath } from '@/lib/i18n/localized-path'
import { Danger } from './alert'
import { HelplineList } from './helpline-list'
import styles from './helplines.module.css'
import { WaysToWrite } from './ways-to-write'

/**
 * Renders the numbers to call at the foot of every page, where every "Need help now?" link leads. On a page
 * without `HelpInFull` style leaves out what is `data-whole`, and shows the way to it: never what a line is for, or when
 * it answers.
 */
export function Helplines() {
  const t = useTranslations('Helplines')
  const locale = useLocale()
  return (
    <section
      className={styles.section}
      id="helplines"
      tabIndex={-1}
      aria-labelledby="helplines-title"
    >
      <div className={styles.inner}>
        <h2 id="helplines-title">{t('title')}</h2>
        <HelplineList locale={locale}>
          <p>
            <Danger number={findHelpline('emergency').tel} />{' '}
            <span data-whole>{t.rich('lead', { it: italian })}</span>
          </p>
          <p data-whole>{t('say')}</p>
          <div>
            <Accordion summary={t('silent.question')}>
              <Silent />
            </Accordion>
          </div>
        </HelplineList>
        <p className={`${styles.toWhole} screen-only`}>
          <a href={`${localizedPath('/contacts', locale)}#helplines`}>{t('whole')}</a>
        </p>
        <div className={styles.notes} data-whole>
          <p>
            {t.rich('ourPhone', {
              phone: () => <PhoneLink />,
              email: () => <EmailLink />,
            })}
          </p>
          <p>
            <SafetyLink />
          </p>
        </div>
      </div>
    </section>
  )
}

const friend = findHelpline('telefono-amico')

/** Renders how to ask for help without a word: in an emergency, then in a bad night. */
function Silent() {
  const t = useTranslations('Helplines')
  const locale = useLocale()
  const deaf = waysToWrite(findHelpline('emergency')).find(({ kind }) => kind === 'deaf')
  return (
    <>
      <p>
        {t('silent.answer')} {deaf && t.rich('silent.deaf', links({ service: deaf.url }))}
      </p>
      {waysToWrite(friend).length > 0 && (
        <div className="screen-only">
          <p>{t('silent.write', { name: friend.name[locale] })}</p>
          <WaysToWrite line={friend} locale={locale} />
        </div>
      )}
    </>
  )
}

/**
 * Has the helplines at the foot of the page stand there whole: on pages to which somebody comes for help. On the
 * others they are short, by a rule of style alone: docs/decisions/0026.
 */
export function HelpInFull() {
  return <div hidden data-help-in-full />
}
