import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Fold } from '@/components/ui/fold'
import { Columns } from '@/components/ui/layout/columns'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'

export function AlongsideSchool() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section labelledBy="alongside-title">
      <Columns parts="7:5" align="end">
        <Prose>
          <h2 id="alongside-title">{t('alongside.title')}</h2>
          <p>{t('alongside.family')}</p>
        </Prose>
        <div>
          <Fold summary={<h3>{t('alongside.teacher')}</h3>}>
            <p>
              {t.rich('alongside.school', { danger: () => <HelplineLink id="child-emergency" /> })}
            </p>
          </Fold>
          <Fold summary={<h3>{t('honest.title')}</h3>}>
            <p>{t('honest.text')}</p>
          </Fold>
        </div>
      </Columns>
    </Section>
  )
}
