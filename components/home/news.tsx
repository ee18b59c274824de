import { useLocale, useTranslations } from 'next-intl'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Section } from '@/components/ui/section'
import { news } from '@/lib/content/records'
import styles from './news.module.css'

export function News() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  if (news.length === 0) return null
  return (
    <Section labelledBy="news-title">
      <h2 id="news-title">{t('newsTitle')}</h2>
      {news.map((item) => (
        <article key={item.id} className={styles.item}>
          <h3>{item.title[locale]}</h3>
          <p>{item.text[locale]}</p>
          <ArrowLinks links={[{ href: item.path, text: t('newsLink') }]} />
        </article>
      ))}
    </Section>
  )
}
