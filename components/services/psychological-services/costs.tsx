import { useTranslations } from 'next-intl'
import { PolicyText } from '@/components/policies/policy-text'
import { SampleTag } from '@/components/ui/sample-tag'
import { costs } from '@/lib/content/practical-answers'

/** Renders what a session costs. Where editors have left that out, it says that one hears it before deciding. */
export function Costs() {
  const t = useTranslations('PsychologicalServicesPage')
  if (!costs) return t('inShort.cost')
  return (
    <>
      <PolicyText text={costs.answer} /> <SampleTag sample={costs.sample} />
    </>
  )
}
