import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { eventsCalendarPath } from '@/lib/site-paths'
import { absoluteUrl } from '@/lib/site-url'
import styles from './keep-informed.module.css'

/** Renders how other programs learn of new events by themselves. */
export function KeepInformed() {
  const locale = useLocale()
  const t = useTranslations('KeepInformed')
  const address = absoluteUrl(eventsCalendarPath, locale)
  return (
    <Section isBand labelledBy="keep-informed-title" id="keep-informed">
      <TitledRow title={t('title')} titleId="keep-informed-title">
        <Stack>
          <p>
            {t.rich('calendar', {
              subscribe: (words) => <a href={address.replace(/^https?:/, 'webcal:')}>{words}</a>,
            })}
          </p>
          <Accordion summary={t('more')}>
            <p>
              {t('address')}
              <br />
              <code className={styles.address} translate="no">
                {address}
              </code>
            </p>
          </Accordion>
        </Stack>
      </TitledRow>
    </Section>
  )
}
