import { helplines } from '@/lib/content/helplines'

type Props = { id: string }

/** The number of one of the helplines in content/helplines.json, ready to be called. */
export function HelplineLink({ id }: Props) {
  const line = helplines.find((helpline) => helpline.id === id)
  if (!line) throw new Error(`content/helplines.json has no line "${id}"`)
  return <a href={`tel:${line.tel}`}>{line.display}</a>
}
