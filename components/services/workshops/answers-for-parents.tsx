import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Section } from '@/components/ui/section'
import { workshopAges } from '@/lib/content/services'
import { Link } from '@/lib/i18n/navigation'
import styles from './answers-for-parents.module.css'

const matters = ['age', 'stay', 'shy', 'needs', 'language', 'when'] as const

/** Renders what whoever brings a child may want to know before. */
export function AnswersForParents() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section tone="mist" labelledBy="parents-title">
      <Columns parts="1:2" gap="near">
        <h2 id="parents-title">{t('parents.title')}</h2>
        <dl>
          {matters.map((matter) => (
            <div key={matter} className={styles.answer}>
              <dt className={styles.question}>
                {t(`parents.${matter}.question`, { from: workshopAges.from, to: workshopAges.to })}
              </dt>
              <dd>
                {t.rich(`parents.${matter}.answer`, {
                  events: (words) => <Link href="/events">{words}</Link>,
                })}
              </dd>
            </div>
          ))}
        </dl>
      </Columns>
    </Section>
  )
}
