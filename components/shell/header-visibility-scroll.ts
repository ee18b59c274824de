export type HeaderScroll = {
  isOpen: boolean
  /** The furthest position in the direction that keeps things as they are. */
  anchor: number
}

/** Pixels: a finger that trembles changes nothing. */
const slack = 10

/**
 * Returns the header's state after the page was scrolled to `position`: gone when reading on, back
 * when turning back. Within `top` pixels of the beginning it is always there.
 */
export function afterScroll(
  { isOpen, anchor }: HeaderScroll,
  position: number,
  top: number,
): HeaderScroll {
  if (position <= top) return { isOpen: true, anchor: position }
  const furthest = isOpen ? Math.min(anchor, position) : Math.max(anchor, position)
  if (Math.abs(position - furthest) <= slack) return { isOpen, anchor: furthest }
  return { isOpen: !isOpen, anchor: position }
}
