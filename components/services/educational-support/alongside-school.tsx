import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { Columns } from '@/components/ui/layout/columns'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { PupilInDanger } from '../shared/pupil-in-danger'

export function AlongsideSchool() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section labelledBy="alongside-title">
      <Columns parts="2:1">
        <Prose>
          <h2 id="alongside-title">{t('alongside.title')}</h2>
          <p>{t('alongside.family')}</p>
          <p>{t('alongside.agreement')}</p>
        </Prose>
        <div>
          <PupilInDanger />
          <Accordion summary={<h3>{t('honest.title')}</h3>}>
            <p>{t('honest.text')}</p>
          </Accordion>
        </div>
      </Columns>
    </Section>
  )
}
