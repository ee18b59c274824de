import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { rowClass, rowsClass, RowContent } from '@/components/ui/row-content'
import { Section } from '@/components/ui/section'
import { writingPath } from '@/lib/contacts/writing-path'
import { services } from '@/lib/content/services'
import { Link } from '@/lib/i18n/navigation'

export function ServicesList() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  return (
    <Section tone="sand" labelledBy="services-title">
      <Columns parts="4:7" gap="near">
        <h2 id="services-title">{t('servicesTitle')}</h2>
        <Stack>
          <ul className={rowsClass}>
            {services.map(({ id, path, title, detail }) => (
              <li key={id}>
                <Link className={rowClass} href={path}>
                  <RowContent title={title[locale]} detail={detail[locale]} />
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
            <li>
              <Link className={rowClass} href={writingPath()}>
                <RowContent title={t('servicesUnsure')} detail={t('servicesAsk')} />
                <Icon name="arrow" />
              </Link>
            </li>
          </ul>
          <ButtonLink href="/services" tone="secondary">
            {t('servicesAll')}
          </ButtonLink>
        </Stack>
      </Columns>
    </Section>
  )
}
