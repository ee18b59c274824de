'use client'

import { useClientValue } from '@/components/ui/browser/use-client-value'

type Props = {
  /** The year of the build, shown until the browser tells the year. */
  builtIn: number
}

/** Renders this year, right on 1 January without a new build. */
export function CurrentYear({ builtIn }: Props) {
  return <span>{useClientValue(() => new Date().getFullYear(), builtIn)}</span>
}
