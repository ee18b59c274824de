import { useDeskField } from './use-desk-field'
import { type DeskOptions, useDeskOptions } from './use-desk-options'

/** Returns what a choice of the form has: what every field has, and its answers. */
export function useDeskChoice() {
  const field = useDeskField()
  const options = useDeskOptions()
  return (name: keyof DeskOptions) => ({ ...field(name), options: options[name] })
}
