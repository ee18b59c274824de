import { attempt } from '@/components/ui/browser/attempt'

/** Focuses a text and shows its beginning: left alone, browsers show the end of one that is tall. */
export function focusFromStart(focused: HTMLElement | null, shown: Element | null = focused): void {
  focused?.focus({ preventScroll: true })
  attempt(() => shown?.scrollIntoView({ block: 'start', behavior: 'instant' }))
}
