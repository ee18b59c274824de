import { getTranslations } from 'next-intl/server'

/**
 * Renders the link that opens the cookie choices, for a list of links. Nothing without a container.
 */
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
