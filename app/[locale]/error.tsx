'use client'

import { ErrorScreen } from '@/components/error-screen/error-screen'

type Props = { error: unknown; retry: () => void }

export default function RouteError({ error, retry }: Props) {
  return <ErrorScreen error={error} retry={retry} />
}
