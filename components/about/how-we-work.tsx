import { useTranslations } from 'next-intl'
import { ConfidentialityLimits } from '@/components/confidentiality/confidentiality-limits'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import styles from './how-we-work.module.css'

const ways = ['listen', 'plain', 'decide', 'private'] as const

export function HowWeWork() {
  const t = useTranslations('AboutUsPage')
  return (
    <Section tone="mist" labelledBy="how-title">
      <Stack>
        <h2 id="how-title">{t('howTitle')}</h2>
        <p>{t('howLead')}</p>
      </Stack>
      <div className={styles.ways}>
        <ul>
          {ways.map((way) => (
            <li key={way}>
              <h3>{t(`how.${way}.title`)}</h3>
              <p>{t.rich(`how.${way}.text`, { limits: () => <ConfidentialityLimits /> })}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
