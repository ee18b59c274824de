import { useEffect, useState } from 'react'
import { attempt } from '@/components/ui/browser/attempt'

/** Returns whether anything that comes after `main` is on the screen. */
export function useBeyondMain(): boolean {
  const [beyond, setBeyond] = useState(false)

  useEffect(() => attempt(() => observeBeyondMain(setBeyond)), [])

  return beyond
}

function observeBeyondMain(onChange: (isBeyond: boolean) => void): () => void {
  const onScreen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) onScreen.add(target)
      else onScreen.delete(target)
    }
    onChange(onScreen.size > 0)
  })
  for (const part of document.querySelectorAll('main ~ :is(section, footer)')) {
    observer.observe(part)
  }
  return () => observer.disconnect()
}
