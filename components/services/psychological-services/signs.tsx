import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { InShort } from '../shared/in-short'
import styles from './signs.module.css'
import columns from '../shared/side-by-side.module.css'

const signs = ['sleep', 'fear', 'home', 'loss', 'child', 'fine'] as const

export function Signs() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section>
      <div className={`${columns.columns} ${columns.reversed}`}>
        <InShort
          lines={[t('inShort.first'), t('inShort.questions'), t('inShort.cost'), t('inShort.stop')]}
        />
        <div>
          <h2>{t('signs.title')}</h2>
          <p className={styles.intro}>{t('signs.intro')}</p>
          <ul className={styles.signs}>
            {signs.map((sign) => (
              <li key={sign} className={styles.sign}>
                {t(`signs.${sign}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
