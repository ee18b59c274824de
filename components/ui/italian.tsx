import type { ReactNode } from 'react'
import { languageAttributes } from '@/lib/i18n/locales'

/** Renders what `<it>…</it>` holds in a text of any language: words of Italian, which readers then speak as such. */
export function italian(words: ReactNode) {
  return <span {...languageAttributes('it')}>{words}</span>
}
