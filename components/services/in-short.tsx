import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Languages } from '@/components/practical-answers/practical-answers'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import type { IconName } from '@/components/ui/icon'
import { Part } from '@/components/ui/layout'
import { IconList, type IconItem } from '@/components/ui/lists'
import { Panel } from '@/components/ui/panel'
import { SampleTag } from '@/components/ui/sample-tag'
import { factsOfMeetings, languages, type MeetingFact } from '@/lib/content/practical-answers'
import { defaultLocale } from '@/lib/i18n/locales'

type InShortProps = {
  facts: IconItem[]
  children?: ReactNode
}

/** Renders what a service is in facts that anybody can read in ten seconds; its language to whoever reads another. */
export function InShort({ facts, children }: InShortProps) {
  const t = useTranslations('InShort')
  const isForeign = useLocale() !== defaultLocale
  const language: IconItem[] =
    isForeign && languages ? [{ icon: 'globe', text: <Languages /> }] : []
  return (
    <Panel tone="sand">
      <Part title={t('title')} gap="near">
        <IconList items={[...facts, ...language]} />
        {children}
      </Part>
    </Panel>
  )
}

const icons: Record<MeetingFact, IconName> = {
  'who-answers': 'person',
  'how-long': 'clock',
  'how-many': 'repeat',
  'first-meeting': 'hourglass',
}

/** Returns who listens, how long, how often and how soon, each that the content knows: for `InShort`. */
export function meetingFacts(...without: MeetingFact[]): IconItem[] {
  return factsOfMeetings(...without).map(({ id, answer, sample }) => ({
    icon: icons[id],
    text: (
      <>
        <TextWithFacts text={answer} /> <SampleTag sample={sample} />
      </>
    ),
  }))
}
