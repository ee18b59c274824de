import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Languages } from '@/components/practical-answers/practical-answers'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { ExitNote } from '@/components/quick-exit/quick-exit'
import { Panel } from '@/components/ui/panel'
import { SampleTag } from '@/components/ui/sample-tag'
import { factsOfMeetings, languages } from '@/lib/content/practical-answers'

type InShortProps = {
  lines: ReactNode[]
  /** On a page with the quick exit: whoever is watched is told what others can see. */
  hasExitNote?: boolean
}

/** Renders what a service is, and its language, in lines that anybody can read in ten seconds. */
export function InShort({ lines, hasExitNote }: InShortProps) {
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

/** Returns who listens, how long, how often and how soon, a line for each that the content knows: for `InShort`. */
export function meetingFacts(...without: string[]) {
  return factsOfMeetings(...without).map(({ id, answer, sample }) => (
    <span key={id}>
      <TextWithFacts text={answer} /> <SampleTag sample={sample} />
    </span>
  ))
}
