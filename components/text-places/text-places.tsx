'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { usePageLocale } from '@/lib/i18n/page-locale'
import { placeFinder } from '@/lib/text-places/find-places'
import { textPlacesPath, type PlacedTexts } from '@/lib/text-places/text-place'
import { FoundPlaces } from './found-places'
import styles from './text-places.module.css'

/**
 * Renders the switch that says in which file a text stands, for `npm run dev`: docs/decisions/0019.
 * It lies over the page and changes nothing of it.
 */
export function TextPlaces() {
  const locale = usePageLocale()
  const [isOn, setOn] = useState(false)
  const [loaded, setLoaded] = useState<PlacedTexts>()
  const box = useRef<HTMLDivElement>(null)
  const keep = useEffectEvent(setLoaded)

  useEffect(() => {
    // Again at each press: the files may have changed.
    void fetch(textPlacesPath).then(async (answer) => keep((await answer.json()) as PlacedTexts))
  }, [isOn])

  useEffect(() => {
    box.current?.showPopover()
  }, [loaded])

  if (!loaded) return null
  const { words, texts } = loaded
  return (
    <div ref={box} popover="manual" className={styles.box}>
      {isOn && <FoundPlaces box={box} find={placeFinder(texts, locale)} words={words} />}
      <Button
        tone={isOn ? 'primary' : 'secondary'}
        role="switch"
        aria-checked={isOn}
        onClick={() => setOn(!isOn)}
      >
        {words.switch}
      </Button>
    </div>
  )
}
