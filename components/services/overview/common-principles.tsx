import { useTranslations } from 'next-intl'
import { PointList } from '@/components/ui/layout/point-list'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

/** Renders what holds for every service. */
export function CommonPrinciples() {
  const t = useTranslations('ServicesPage')
  return (
    <Section labelledBy="common-title">
      <h2 id="common-title">{t('common.title')}</h2>
      <PointList>
        <li>
          <h3>{t('common.honesty.title')}</h3>
          <p>{t('common.honesty.text')}</p>
        </li>
        <li>
          <h3>{t('common.privacy.title')}</h3>
          <p>
            {t.rich('common.privacy.text', {
              limits: (words) => (
                <Link href="/services/listening-desk#confidentiality">{words}</Link>
              ),
            })}
          </p>
        </li>
      </PointList>
    </Section>
  )
}
