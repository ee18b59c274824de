import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import { InShort } from '../in-short'

export function Purpose() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section>
      <Columns parts="1:2">
        <InShort lines={[t('inShort.ages'), t('inShort.clothes'), t('inShort.grades')]} />
        <Prose largeStart>
          <h2>{t('why.title')}</h2>
          <p>{t('why.text')}</p>
          <p>
            {t.rich('why.limit', {
              psychologist: (words) => <Link href="/services/psychological-services">{words}</Link>,
            })}
          </p>
        </Prose>
      </Columns>
    </Section>
  )
}
