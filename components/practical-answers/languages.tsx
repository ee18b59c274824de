import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { SampleTag } from '@/components/ui/sample-tag'
import { languages } from '@/lib/content/practical-answers'

/** Renders in which language people meet: the same words at every service. */
export function Languages() {
  if (!languages) return null
  return (
    <>
      <TextWithFacts text={languages.answer} /> <SampleTag sample={languages.sample} />
    </>
  )
}
