import { useLocale, useTranslations } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { news } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import styles from './whats-on.module.css'

export function News() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  return (
    <section className={styles.news} aria-labelledby="news-title">
      <TitledRow title={t('newsTitle')} titleId="news-title">
        <Stack gap="far">
          {news.map((item) => (
            <Stack as="article" key={item.id} gap="near">
              <h3>{item.title[locale]}</h3>
              <p>{item.text[locale]}</p>
              <p>
                <Link href={item.path}>{t('newsLink')}</Link>
              </p>
            </Stack>
          ))}
        </Stack>
      </TitledRow>
    </section>
  )
}
