import type { fieldsWithOther } from '@/lib/forms/listening-desk'
import { ChoiceGroup } from '../fields/choice-group'
import { ConditionalReveal } from '../fields/conditional-reveal'
import { TextField } from '../fields/text-field'
import { useDeskField } from './use-desk-field'

type Props = {
  name: (typeof fieldsWithOther)[number]
  /** The question is also the heading of its group. */
  isHeading?: boolean
  hint?: string
}

/** Renders a choice whose `other` asks, right below, for a few words of one's own. */
export function ChoiceWithOther({ name, isHeading, hint }: Props) {
  const field = useDeskField()
  return (
    <ConditionalReveal
      question={
        <ChoiceGroup
          {...field.choice(name)}
          type={name === 'topics' ? 'checkbox' : 'radio'}
          isHeading={isHeading}
          hint={hint}
        />
      }
    >
      <TextField {...field(`${name}Other`)} optional={false} />
    </ConditionalReveal>
  )
}
