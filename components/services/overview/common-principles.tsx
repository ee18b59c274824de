import { useTranslations } from 'next-intl'
import { PointList } from '@/components/ui/layout/point-list'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

const promises = ['honesty', 'privacy'] as const

/** Renders what holds for every service. */
export function CommonPrinciples() {
  const t = useTranslations('ServicesPage')
  return (
    <Section labelledBy="common-title">
      <h2 id="common-title">{t('common.title')}</h2>
      <PointList>
        {promises.map((promise) => (
          <li key={promise}>
            <h3>{t(`common.${promise}.title`)}</h3>
            <p>
              {t.rich(`common.${promise}.text`, {
                limits: (words) => (
                  <Link href="/services/listening-desk#confidentiality">{words}</Link>
                ),
              })}
            </p>
          </li>
        ))}
      </PointList>
    </Section>
  )
}
