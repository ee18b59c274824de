import { useTranslations } from 'next-intl'
import type { fieldsWithOther } from '@/lib/forms/listening-desk'
import { ChoiceGroup } from '../fields/choice-group'
import { ConditionalReveal } from '../fields/conditional-reveal'
import { TextField } from '../fields/text-field'
import { useChoices } from './use-choices'

type Props = {
  name: (typeof fieldsWithOther)[number]
  /** The question is also the heading of its group. */
  isHeading?: boolean
  hint?: string
}

/** Renders a choice whose `other` asks, right below, for a few words of one's own. */
export function ChoiceWithOther({ name, isHeading, hint }: Props) {
  const field = useTranslations('FormFields')
  return (
    <ConditionalReveal
      code="other"
      question={
        <ChoiceGroup
          name={name}
          type={name === 'topics' ? 'checkbox' : 'radio'}
          legend={field(`listeningDesk.${name}`)}
          isHeading={isHeading}
          hint={hint}
          options={useChoices(name)}
        />
      }
    >
      <TextField name={`${name}Other`} label={field(`listeningDesk.${name}Other`)} />
    </ConditionalReveal>
  )
}
