import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { InShort } from '../in-short'
import { useDeskHours } from '../use-desk-hours'

/** Renders what one may come with, and what it is in a few lines. */
export function Topics() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section>
      <Columns parts="1:2">
        <InShort lines={[useDeskHours()]} hasExitNote />
        <Prose largeStart>
          <h2>{t('topics.title')}</h2>
          <p>
            {t('topics.text')} {t('topics.silence')}
          </p>
          <p>{t('topics.what')}</p>
        </Prose>
      </Columns>
    </Section>
  )
}
