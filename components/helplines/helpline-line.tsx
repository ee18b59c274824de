import { useTranslations } from 'next-intl'
import type { Helpline } from '@/lib/content/helplines'
import type { Locale } from '@/lib/i18n/locales'
import { useHoursInWords } from './helpline-hours'
import { HelplineLink } from './helpline-link'

type Props = { line: Helpline; locale: Locale }

/** Renders one line among many: its number, when to call it, at which hours, and who answers. */
export function HelplineLine({ line, locale }: Props) {
  const t = useTranslations('HelplineList')
  const hours = useHoursInWords(locale)(line)
  const { id, name, purpose, languages } = line
  const words = [purpose[locale], hours, name[locale], t(`languages.${languages}`)]
  return (
    <li>
      <HelplineLink id={id} />{' '}
      {words
        .map((part) => `${part}. `)
        .join('')
        .trimEnd()}
    </li>
  )
}
