import { useFormContext } from 'react-hook-form'
import { useField } from './use-field'

/**
 * Returns what useField does, for a group of radio buttons or boxes. React Hook Form meets the buttons
 * of a group one by one, takes the first for all of them, and unchecks one that was chosen before the
 * page was ready: that one is chosen again.
 */
export function useChoice(...[name, options]: Parameters<typeof useField>) {
  const field = useField(name, options)
  const { setValue } = useFormContext()

  function ref(button: HTMLInputElement | null) {
    const wasChosen = button?.checked
    field.control.ref(button)
    if (button && wasChosen && !button.checked) setValue(name, button.value)
  }
  return { ...field, control: { ...field.control, ref } }
}
