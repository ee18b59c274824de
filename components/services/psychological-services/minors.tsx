import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/columns'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'

export function Minors() {
  const t = useTranslations('PsychologicalServicesPage.minors')
  return (
    <Section tone="mist" labelledBy="minors-title">
      <Columns parts="5:7" gap="far">
        <h2 id="minors-title">{t('title')}</h2>
        <Prose largeStart>
          <p>{t('call')}</p>
          <p>{t('consent')}</p>
          <p>{t.rich('unsafe', { lines: (words) => <a href="#helplines">{words}</a> })}</p>
          <p>{t('parents')}</p>
        </Prose>
      </Columns>
    </Section>
  )
}
