import { useTranslations } from 'next-intl'
import { ConfidentialityLimits } from '@/components/confidentiality/confidentiality-limits'
import { PointList } from '@/components/ui/layout/point-list'
import { Section } from '@/components/ui/section'

const ways = ['listen', 'plain', 'decide'] as const

export function HowWeWork() {
  const t = useTranslations('AboutUsPage')
  return (
    <Section isBand labelledBy="how-title">
      <h2 id="how-title">{t('howTitle')}</h2>
      <PointList>
        {ways.map((way) => (
          <li key={way}>
            <h3>{t(`how.${way}.title`)}</h3>
            <p>{t(`how.${way}.text`)}</p>
          </li>
        ))}
        <li>
          <h3>{t('how.private')}</h3>
          <p>
            <ConfidentialityLimits />
          </p>
        </li>
      </PointList>
    </Section>
  )
}
