/** One entry of Event Timing, in milliseconds. */
type Entry = {
  interaction: number
  start: number
  processingStart: number
  processingEnd: number
  end: number
}

type Frame = { start: number; end: number; style: number; scripts: { by: string; time: number }[] }

export type Watched = { count: number; entries: Entry[]; frames: Frame[] }

type LongFrame = PerformanceEntry & {
  styleAndLayoutStart: number
  scripts: (PerformanceEntry & { invoker: string; sourceURL: string })[]
}

declare global {
  interface Window {
    /** Interactions since this was last asked. */
    watched: () => Watched
    /** From the next click to the paint of the page that it leads to. */
    watchedStep: Promise<number>
  }
  interface Performance {
    readonly interactionCount: number
  }
}

/** Runs in each document: keeps what Event Timing and Long Animation Frames say. */
export function watchInteractions(): void {
  let entries: Entry[] = []
  let frames: Frame[] = []
  let counted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[]) {
      if (!entry.interactionId) continue
      const { startTime: start, processingStart, processingEnd, duration } = entry
      const interaction = entry.interactionId
      entries.push({ interaction, start, processingStart, processingEnd, end: start + duration })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const {
      startTime,
      duration,
      styleAndLayoutStart,
      scripts,
    } of list.getEntries() as LongFrame[]) {
      const end = startTime + duration
      frames.push({
        start: startTime,
        end,
        style: styleAndLayoutStart > 0 ? end - styleAndLayoutStart : 0,
        scripts: scripts.map(({ invoker, sourceURL, duration: time }) => ({
          by: `${invoker} ${sourceURL.replace(/^.*\//, '').replace(/\?.*/, '')}`,
          time,
        })),
      })
    }
  }).observe({ type: 'long-animation-frame' })
  window.watched = () => {
    const count = performance.interactionCount - counted
    counted += count
    const since = { count, entries, frames }
    entries = []
    frames = []
    return since
  }
}

/**
 * Times one step to another page: from the click's own time to the second animation frame with the new
 * heading. The first one paints it, so that the second one comes when that is done.
 */
export function watchStep(path: string): void {
  const before = document.querySelector('main h1')
  const words = before?.textContent
  let touched = 0
  addEventListener('click', (event) => (touched = event.timeStamp), { capture: true, once: true })
  window.watchedStep = new Promise((resolve, reject) => {
    const start = performance.now()
    function look() {
      const heading = document.querySelector('main h1')
      const isThere = heading && (heading !== before || heading.textContent !== words)
      if (location.pathname === path && isThere) {
        requestAnimationFrame(() => resolve(performance.now() - touched))
      } else if (performance.now() - start > 10_000) {
        reject(new Error(`${path} has not come; this is ${location.pathname}, "${words}".`))
      } else {
        requestAnimationFrame(look)
      }
    }
    requestAnimationFrame(look)
  })
}
