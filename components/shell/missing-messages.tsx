'use client'

import { useEffect } from 'react'

type Props = { warnings: string[] }

const logged = new Set<string>()

/** Logs each warning once in the browser's console. */
export function MissingMessages({ warnings }: Props) {
  useEffect(() => {
    for (const warning of warnings) {
      if (!logged.has(warning)) console.warn(warning)
      logged.add(warning)
    }
  }, [warnings])
  return null
}
