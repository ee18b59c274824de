import { useTranslations } from 'next-intl'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'

const tasks = ['method', 'homework', 'strain', 'dialogue'] as const

export function StudyTogether() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section isBand labelledBy="together-title">
      <TitledRow title={t('together.title')} titleId="together-title">
        <ul>
          {tasks.map((task) => (
            <li key={task}>
              <h3>{t(`together.${task}.title`)}</h3>
              <p>{t(`together.${task}.text`)}</p>
            </li>
          ))}
        </ul>
      </TitledRow>
    </Section>
  )
}
