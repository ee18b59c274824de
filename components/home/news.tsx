import { useLocale, useTranslations } from 'next-intl'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { news } from '@/lib/content/news'
import styles from './events-and-news.module.css'

export function News() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  if (news.length === 0) return null
  return (
    <section className={styles.news} aria-labelledby="news-title">
      <TitledRow title={t('newsTitle')} titleId="news-title">
        <Stack gap="far">
          {news.map((item) => (
            <Stack as="article" key={item.id} gap="near">
              <h3>{item.title[locale]}</h3>
              <p>{item.text[locale]}</p>
              <ArrowLinks links={[{ href: item.path, text: t('newsLink') }]} />
            </Stack>
          ))}
        </Stack>
      </TitledRow>
    </section>
  )
}
