import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { StepList } from '@/components/ui/layout/step-list'
import { Section } from '@/components/ui/section'
import { InShort } from '../in-short'

const moves = ['tell', 'look', 'try', 'keep'] as const

export function Method() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section>
      <Columns parts="1:2">
        <InShort lines={[t('inShort.level')]} />
        <Stack gap="far">
          <h2>{t('method.title')}</h2>
          <StepList columns={2}>
            {moves.map((move) => (
              <li key={move}>
                <h3>{t(`method.${move}.title`)}</h3>
                <p>{t(`method.${move}.text`)}</p>
              </li>
            ))}
          </StepList>
        </Stack>
      </Columns>
    </Section>
  )
}
