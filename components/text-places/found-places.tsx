import { useState, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import type { placeFinder } from '@/lib/text-places/find-places'
import { placeLine, type PlacedTexts } from '@/lib/text-places/text-place'
import { pageTexts } from './page-texts'
import styles from './text-places.module.css'
import { useChosenText } from './use-chosen-text'

type Props = {
  box: RefObject<HTMLElement | null>
  find: ReturnType<typeof placeFinder>
  words: PlacedTexts['words']
}

export function FoundPlaces({ box, find, words }: Props) {
  const { text, lines, choose } = useChosenText(box, (around) => find(around).map(placeLine))
  const [copied, setCopied] = useState<string>()

  async function copy(line: string) {
    await navigator.clipboard.writeText(line)
    setCopied(line)
  }

  function step(by: 1 | -1) {
    const texts = pageTexts(box.current)
    const index = text ? texts.indexOf(text) + by : 0
    const target = texts.at(index % texts.length)
    target?.parentElement?.scrollIntoView({ block: 'start' })
    if (target) choose(target)
  }

  return (
    <>
      <div aria-live="polite">
        {text ? <p className={styles.text}>{text.data.trim()}</p> : <p>{words.hint}</p>}
        {text && lines.length === 0 && <p>{words.nowhere}</p>}
        <ul>
          {lines.map((line) => (
            <li key={line} className={styles.place}>
              <code>{line}</code>
              <Button
                tone="secondary"
                onClick={() => copy(line)}
                aria-label={`${words.copy} ${line}`}
              >
                {words.copy}
              </Button>
            </li>
          ))}
        </ul>
        {copied && lines.includes(copied) && <p>{words.copied}</p>}
      </div>
      <div className={styles.steps}>
        <Button tone="secondary" onClick={() => step(-1)}>
          {words.previous}
        </Button>
        <Button tone="secondary" onClick={() => step(1)}>
          {words.next}
        </Button>
      </div>
    </>
  )
}
