import { useTranslations } from 'next-intl'
import { FormWithIntro, RequiredNote } from '@/components/forms/layout'
import { UnderSixteenLink } from '@/components/helplines/minors'
import { AnswerAccordions, ReplyTime } from '@/components/practical-answers/practical-answers'
import { ExitNote } from '@/components/quick-exit/quick-exit'
import { Columns, Part, Section } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { contactForm } from '@/lib/forms/contact'
import { Link } from '@/lib/i18n/navigation'
import { ContactForm } from './contact-form'
import styles from './page.module.css'

export function WriteToUs() {
  const t = useTranslations('ContactsPage')
  const replyTime = useTranslations('ReplyTime')
  const intro = (
    <Part title={t('writeTitle')} gap="near">
      <p>{t.rich('writeDesk', links({ desk: '/services/listening-desk' }))}</p>
      <p>
        <ReplyTime />
        {replyTime('silence')}
      </p>
      <ExitNote />
      <p>
        <UnderSixteenLink />
      </p>
      <RequiredNote />
    </Part>
  )
  return (
    <Section isBand id="write">
      <Columns parts="2:1">
        <FormWithIntro form={contactForm} intro={intro}>
          <ContactForm />
        </FormWithIntro>
        <AroundAMeeting />
      </Columns>
    </Section>
  )
}

/** Renders what one may want to know before a meeting, and after one. */
function AroundAMeeting() {
  const t = useTranslations('ContactsPage')
  return (
    <Part title={t('aroundTitle')} gap="near" className={styles.around}>
      <div>
        <AnswerAccordions page="/contacts" />
      </div>
      <p>
        <Link href="/before-you-come">{t('visit')}</Link>
      </p>
    </Part>
  )
}
