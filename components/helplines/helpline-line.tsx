import { useTranslations } from 'next-intl'
import type { helplines } from '@/lib/content/helplines'
import type { Locale } from '@/lib/i18n/locales'
import { HelplineLink } from './helpline-link'

type Props = { line: (typeof helplines)[number]; locale: Locale }

/** Renders one line among many: its number, when to call it, at which hours, and who answers. */
export function HelplineLine({ line, locale }: Props) {
  const t = useTranslations('HelplineList')
  const { id, name, purpose, hours, languages } = line
  const words = [purpose[locale], hours[locale], name[locale], t(`languages.${languages}`)]
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
