import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'

export function Minors() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section tone="mist" labelledBy="minors-title">
      <Columns parts="5:7" gap="far">
        <h2 id="minors-title">{t('minors.title')}</h2>
        <Prose largeStart>
          <p>{t('minors.call')}</p>
          <p>{t('minors.consent')}</p>
          <p>{t.rich('minors.unsafe', { lines: (words) => <a href="#helplines">{words}</a> })}</p>
          <p>{t('minors.parents')}</p>
        </Prose>
      </Columns>
    </Section>
  )
}
