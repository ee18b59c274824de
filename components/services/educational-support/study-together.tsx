import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Section } from '@/components/ui/section'

const tasks = ['method', 'homework', 'strain', 'dialogue'] as const

export function StudyTogether() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section tone="mist" labelledBy="together-title">
      <Columns parts="1:2">
        <h2 id="together-title">{t('together.title')}</h2>
        <ul>
          {tasks.map((task) => (
            <li key={task}>
              <h3>{t(`together.${task}.title`)}</h3>
              <p>{t(`together.${task}.text`)}</p>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  )
}
