import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { rowClass, rowsClass, RowWords } from '@/components/ui/row-words'
import { Section } from '@/components/ui/section'
import { services } from '@/lib/content/services'
import { Link } from '@/lib/i18n/navigation'
import { writingPath } from '@/lib/pages'

export function ServicesList() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  return (
    <Section tone="sand" labelledBy="services-title">
      <Columns parts="4:7">
        <Stack>
          <h2 id="services-title">{t('servicesTitle')}</h2>
          <ButtonLink href="/services" tone="secondary">
            {t('servicesAll')}
          </ButtonLink>
        </Stack>
        <ul className={rowsClass}>
          {services.map(({ id, path, title, detail }) => (
            <li key={id}>
              <Link className={rowClass} href={path}>
                <RowWords title={title[locale]} detail={detail[locale]} />
              </Link>
            </li>
          ))}
          <li>
            <Link className={rowClass} href={writingPath()}>
              <RowWords title={t('servicesUnsure')} detail={t('servicesAsk')} />
            </Link>
          </li>
        </ul>
      </Columns>
    </Section>
  )
}
