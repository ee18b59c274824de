import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { CoveringLink } from '@/components/ui/covering-link'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { services } from '@/lib/content/services'
import styles from './services-list.module.css'

export function ServicesList() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  return (
    <Section tone="sand" labelledBy="services-title">
      <Columns parts="4:7">
        <Stack>
          <h2 id="services-title">{t('servicesTitle')}</h2>
          <p>{t('servicesLead')}</p>
          <ButtonLink href="/services" tone="secondary">
            {t('servicesAll')}
          </ButtonLink>
        </Stack>
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service.id} className={styles.service}>
              <h3>
                <CoveringLink href={service.path}>{service.title[locale]}</CoveringLink>
              </h3>
              <p>{service.summary[locale]}</p>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  )
}
