import { useEffect, useState } from 'react'

const chooseAgain = 'choose-cookies'

/** Opens the choices from the link at the foot of every page, which stands far from them. */
export function reopenChoices(): void {
  window.dispatchEvent(new Event(chooseAgain))
}

/** Returns whether the choices are open, and what opens and closes them. */
export function useChoosing() {
  const [choosing, setChoosing] = useState(false)

  useEffect(() => {
    const open = () => setChoosing(true)
    window.addEventListener(chooseAgain, open)
    return () => window.removeEventListener(chooseAgain, open)
  }, [])

  return [choosing, setChoosing] as const
}
