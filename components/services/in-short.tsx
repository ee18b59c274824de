import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Languages } from '@/components/practical-answers/practical-answers'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { Panel } from '@/components/ui/panel'
import { SampleTag } from '@/components/ui/sample-tag'
import { factsOfMeetings, languages } from '@/lib/content/practical-answers'
import { defaultLocale } from '@/lib/i18n/locales'

type InShortProps = {
  lines: ReactNode[]
  children?: ReactNode
}

/** Renders what a service is in lines that anybody can read in ten seconds; its language to whoever reads another. */
export function InShort({ lines, children }: InShortProps) {
  const t = useTranslations('InShort')
  const isForeign = useLocale() !== defaultLocale
  return (
    <Panel as="section" tone="sand" labelledBy="in-short-title">
      <h2 id="in-short-title">{t('title')}</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {isForeign && languages && (
          <li>
            <Languages />
          </li>
        )}
      </ul>
      {children}
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
