import { useLocale, useTranslations } from 'next-intl'
import { NewsList } from '@/components/entries/news-list'
import { MonthLinks, PeriodSteps } from '@/components/entries/period-links'
import { Scene } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import type { NewsItem } from '@/lib/content/news'
import { periodName } from '@/lib/i18n/formats'
import { newsPeriodPath } from '@/lib/site-paths'
import { isInPeriod, monthsOf } from '@/lib/time/periods'
import { newsDay } from '@/lib/time/record-days'

type Props = { period: string; periods: readonly string[]; news: readonly NewsItem[] }

/** Renders the news of a year or a month, the newest first: here each has the address that does not move. */
export function NewsPeriod({ period, periods, news }: Props) {
  const locale = useLocale()
  const t = useTranslations('NewsPeriodPage')
  const name = periodName(period, locale)
  const year = period.slice(0, 4)
  const months = monthsOf(period, periods)
  const of = (part: string) => news.filter((item) => isInPeriod(newsDay(item), part))
  return (
    <>
      <PageHeader
        trail={
          <Breadcrumbs
            path={newsPeriodPath(period)}
            name={name}
            above={{ '/news': t('back'), [newsPeriodPath(year)]: year }}
          />
        }
        title={t('title', { period: name })}
        lead={t('lead', { period: name, count: of(period).length })}
        scene={<Scene name="street" />}
        isTextOnPhone
      />
      <Section>
        {months.length > 0 ? (
          <MonthLinks
            months={months}
            pathOf={newsPeriodPath}
            count={(month) => t('count', { count: of(month).length })}
          />
        ) : (
          <NewsList news={of(period)} headings="h2" />
        )}
        <PeriodSteps
          period={period}
          periods={periods}
          pathOf={newsPeriodPath}
          back={{ href: '/news', text: t('back') }}
        />
      </Section>
    </>
  )
}
