import { createRoot } from 'react-dom/client'
import { requireHardNavigation } from '@/lib/navigation/hard-navigation'
import { ErrorScreen } from './error-screen'

let place: HTMLElement | undefined

/** Puts the error page above what can be read of a page, if it is not there already. */
export function showErrorScreen(error: Error): void {
  if (place?.isConnected) return
  requireHardNavigation()
  place = document.createElement('div')
  document.getElementById('content')?.prepend(place)
  createRoot(place).render(<ErrorScreen error={error} retry={() => window.location.reload()} />)
  place.scrollIntoView()
}
