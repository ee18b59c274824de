'use client'

import { useSyncExternalStore } from 'react'

type Props = {
  /** The year of the build, shown until the browser tells the year. */
  builtIn: number
}

function subscribe() {
  return () => {}
}

/** This year, right on 1 January without a new build. */
export function CurrentYear({ builtIn }: Props) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => builtIn,
  )
}
