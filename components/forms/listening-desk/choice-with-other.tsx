import { useFormContext } from 'react-hook-form'
import type { fieldsWithOther } from '@/lib/forms/listening-desk-definition'
import { ChoiceGroup } from '../fields/choice-group'
import { ConditionalReveal } from '../fields/conditional-reveal'
import { TextField } from '../fields/text-field'
import { useDeskChoice } from './use-desk-choice'
import { useDeskField } from './use-desk-field'

type Props = {
  name: (typeof fieldsWithOther)[number]
  hint?: string
}

/** Renders a choice whose `other` asks, right below, for a few words of one's own. */
export function ChoiceWithOther({ name, hint }: Props) {
  const choice = useDeskChoice()
  const field = useDeskField()
  const { clearErrors } = useFormContext()
  const otherName = `${name}Other` as const
  return (
    <ConditionalReveal
      question={
        <ChoiceGroup
          {...choice(name)}
          type={name === 'topics' ? 'checkbox' : 'radio'}
          hint={hint}
          // Another answer may want no words of one's own: they are asked for when it is sent.
          onChange={() => clearErrors(otherName)}
        />
      }
    >
      <TextField {...field(otherName)} optional={false} />
    </ConditionalReveal>
  )
}
