import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'

export function AlongsideSchool() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section labelledBy="alongside-title">
      <TitledRow title={t('alongside.title')} titleId="alongside-title">
        <Stack>
          <p>{t('alongside.family')}</p>
          <p>{t('alongside.agreement')}</p>
          <Accordion summary={<h3>{t('honest.title')}</h3>}>
            <p>{t('honest.text')}</p>
          </Accordion>
        </Stack>
      </TitledRow>
    </Section>
  )
}
