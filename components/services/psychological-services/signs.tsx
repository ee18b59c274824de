import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { InShort } from '../in-short'
import { Costs } from './costs'

const signs = ['sleep', 'home', 'child', 'bullying', 'fine'] as const

export function Signs() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section>
      <Columns parts="1:2">
        <InShort
          lines={[t('inShort.first'), <Costs key="costs" />, t('inShort.stop')]}
          hasExitNote
        />
        <Stack>
          <h2>{t('signs.title')}</h2>
          <p>{t('signs.intro')}</p>
          <RuledList>
            {signs.map((sign) => (
              <li key={sign}>{t(`signs.${sign}`)}</li>
            ))}
          </RuledList>
        </Stack>
      </Columns>
    </Section>
  )
}
