'use client'

import { LazyErrorScreen } from '@/components/error-screen/lazy-error-screen'

type Props = { error: unknown; retry: () => void }

export default function RouteError({ error, retry }: Props) {
  return <LazyErrorScreen error={error} retry={retry} />
}
