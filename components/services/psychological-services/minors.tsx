import { useTranslations } from 'next-intl'
import { UnderEighteen } from '@/components/forms/listening-desk/under-eighteen'
import { NearbyServices } from '@/components/helplines/nearby-services'
import { UnderSixteenLink } from '@/components/helplines/under-sixteen-link'
import { Stack } from '@/components/ui/layout/stack'

/** Says what those under 18 and their parents have to know, and whom to call. */
export function Minors() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Stack gap="near">
      <p>{t('minors.parents')}</p>
      <p>
        <UnderSixteenLink />
      </p>
      <NearbyServices reason="under-16" />
      <UnderEighteen />
    </Stack>
  )
}
