import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Languages } from '@/components/practical-answers/languages'
import { ExitNote } from '@/components/quick-exit/quick-exit'
import { Panel } from '@/components/ui/panel'
import { languages } from '@/lib/content/practical-answers'

type Props = {
  lines: ReactNode[]
  /** On a page with the quick exit: whoever is watched is told what others can see. */
  hasExitNote?: boolean
}

/** Renders what a service is, and its language, in lines that anybody can read in ten seconds. */
export function InShort({ lines, hasExitNote }: Props) {
  const t = useTranslations('InShort')
  return (
    <Panel as="section" tone="sand" labelledBy="in-short-title">
      <h2 id="in-short-title">{t('title')}</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {languages && (
          <li>
            <Languages />
          </li>
        )}
      </ul>
      {hasExitNote && <ExitNote />}
    </Panel>
  )
}
