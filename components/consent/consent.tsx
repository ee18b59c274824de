import { getTranslations } from 'next-intl/server'
import { analytics } from '@/lib/content/records'

/** Asks before Tag Manager may load (docs/decisions/0011). Without a container nothing is asked. */
export async function Consent() {
  const containerId = process.env.NEXT_PUBLIC_GTM_ID
  if (!containerId) return null
  // Here, and not above: the bundler leaves out what cannot be reached.
  const { ConsentGate } = await import('./consent-gate')
  const t = await getTranslations('Consent')
  return (
    <ConsentGate
      containerId={containerId}
      policyVersion={analytics.policyVersion}
      words={{
        banner: {
          title: t('banner.title'),
          text: t('banner.text'),
          policy: t('banner.policy'),
          accept: t('banner.accept'),
          refuse: t('banner.refuse'),
          choose: t('banner.choose'),
          close: t('banner.close'),
        },
        choices: {
          title: t('choices.title'),
          technical: t('choices.technical'),
          technicalText: t('choices.technicalText'),
          statistics: t('choices.statistics'),
          statisticsText: t('choices.statisticsText'),
          save: t('choices.save'),
          acceptAll: t('choices.acceptAll'),
          refuseAll: t('choices.refuseAll'),
          close: t('choices.close'),
        },
        saved: t('saved'),
      }}
    />
  )
}

/** Renders the link that opens the cookie choices, for a list of links. Nothing without a container. */
export async function ReopenConsent() {
  if (!process.env.NEXT_PUBLIC_GTM_ID) return null
  const { ConsentLink } = await import('./consent-link')
  const t = await getTranslations('Consent')
  return (
    <li>
      <ConsentLink label={t('reopen')} />
    </li>
  )
}
