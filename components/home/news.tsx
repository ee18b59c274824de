import { useLocale, useTranslations } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { news } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import styles from './news.module.css'

export function News() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  if (news.length === 0) return null
  return (
    <Section labelledBy="news-title">
      <TitledRow title={t('newsTitle')} titleId="news-title">
        <div className={styles.items}>
          {news.map((item) => (
            <Stack as="article" key={item.id} gap="near">
              <h3>{item.title[locale]}</h3>
              <p>{item.text[locale]}</p>
              <p>
                <Link href={item.path}>{t('newsLink')}</Link>
              </p>
            </Stack>
          ))}
        </div>
      </TitledRow>
    </Section>
  )
}
