import { createContext, useContext } from 'react'
import type { options } from '@/lib/forms/listening-desk-definition'

/**
 * The answers to each choice, in words. The server makes them: a browser may format days and times
 * otherwise, and React would then render the form anew over what was typed.
 */
export type DeskOptions = Record<keyof typeof options, { value: string; label: string }[]>

const DeskOptionsContext = createContext<DeskOptions | null>(null)

export const DeskOptionsProvider = DeskOptionsContext.Provider

export function useDeskOptions(): DeskOptions {
  const options = useContext(DeskOptionsContext)
  if (!options) throw new Error('The choices stand in the listening desk’s form')
  return options
}
