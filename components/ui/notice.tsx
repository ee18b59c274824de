import type { ReactNode } from 'react'
import { Panel } from './panel'

type Props = {
  tone?: 'info' | 'urgent'
  children: ReactNode
}

/** Renders a short message set apart from the text: to know, or to heed. */
export function Notice({ tone = 'info', children }: Props) {
  return tone === 'urgent' ? (
    <Panel tone="urgent" icon="alert">
      {children}
    </Panel>
  ) : (
    <Panel icon="info">{children}</Panel>
  )
}
