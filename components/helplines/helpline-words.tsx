import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RowContent } from '@/components/ui/row-content'
import type { helplines } from '@/lib/content/helplines'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  line: (typeof helplines)[number]
  locale: Locale
  /** What has happened, to whoever has three lines to tell apart: instead of its purpose and hours. */
  question?: string
  /** Whether it answers right now. */
  now?: ReactNode
}

/** Renders when to call a line, who answers, at which hours and in which languages. */
export function HelplineWords({ line, locale, question, now }: Props) {
  const t = useTranslations('HelplineList')
  const { name, purpose, hours, languages } = line
  const details = [name[locale]]
  if (!question) details.push(hours[locale])
  // What stands below the questions says whom an interpreter helps.
  if (!question || languages === 'italian') details.push(t(`languages.${languages}`))
  return (
    <RowContent
      title={question ?? purpose[locale]}
      detail={
        <>
          {now}
          {`${details.join('. ')}.`}
        </>
      }
    />
  )
}
