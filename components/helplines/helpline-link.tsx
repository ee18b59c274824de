import { findHelpline } from '@/lib/content/helplines'

type Props = {
  id: string
  className?: string
  /** Name of the link, where the number alone would not say what it is. */
  label?: string
}

/** Renders the number of one of the lines in content/helplines.json, ready to be called. */
export function HelplineLink({ id, className, label }: Props) {
  const { tel, display } = findHelpline(id)
  return (
    <a className={className} href={`tel:${tel}`} aria-label={label}>
      {display}
    </a>
  )
}
