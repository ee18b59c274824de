'use client'

import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useHydrated } from '@/components/ui/use-hydrated'

type Props = {
  /** The field that decides, and the code that must be chosen in it. */
  field: string
  code: string
  children: ReactNode
}

/** What only concerns those who have chosen one certain answer. */
export function ConditionalReveal({ field, code, children }: Props) {
  const { control } = useFormContext()
  const chosen: unknown = useWatch({ control, name: field })
  // Chosen before React took over the page, the answer is not in the server's HTML.
  return useHydrated() && [chosen].flat().includes(code) ? children : null
}
