import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { InShort } from '../shared/in-short'

export function Topics() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section>
      <Columns parts="5:7" gap="far">
        <InShort
          lines={[t('inShort.free'), t('inShort.reason'), t('inShort.answer'), t('inShort.stop')]}
        />
        <Prose largeStart>
          <h2>{t('topics.title')}</h2>
          <p>{t('topics.text')}</p>
          <p>{t('topics.silence')}</p>
        </Prose>
      </Columns>
    </Section>
  )
}
