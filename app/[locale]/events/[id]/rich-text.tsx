import type { ReactNode } from 'react'
import { AnyLink } from '@/components/ui/links'
import type { RichText as Content } from '@/lib/content/rich-text'

type Props = { content: Content }

/** Renders an editor's HTML, which the content check has taken apart. */
export function RichText({ content }: Props) {
  return elementsOf(content)
}

// No component within: the words of a link stay text, whose last word keeps the icon beside it.
function elementsOf(content: Content): ReactNode[] {
  return content.map((part, index) => {
    if (typeof part === 'string') return part
    const words = elementsOf(part.content)
    if (part.href !== undefined) {
      return (
        <AnyLink key={index} href={part.href}>
          {words}
        </AnyLink>
      )
    }
    return <part.tag key={index}>{words}</part.tag>
  })
}
