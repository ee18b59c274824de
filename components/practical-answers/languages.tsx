import { PolicyText } from '@/components/policies/policy-text'
import { SampleTag } from '@/components/ui/sample-tag'
import { languages } from '@/lib/content/practical-answers'

/** Renders in which language people meet: the same words at every service. */
export function Languages() {
  if (!languages) return null
  return (
    <>
      <PolicyText text={languages.answer} /> <SampleTag sample={languages.sample} />
    </>
  )
}
