import { createRoot } from 'react-dom/client'
import { requireHardNavigation } from '@/lib/navigation/hard-navigation'
import { ErrorScreen } from './error-screen'

let shown = false

/** Puts the error page above what can be read of a page that React does not run. */
export function showErrorScreen(error: Error): void {
  if (shown) return
  shown = true
  requireHardNavigation()
  const place = document.createElement('div')
  document.getElementById('content')?.prepend(place)
  createRoot(place).render(<ErrorScreen error={error} retry={() => window.location.reload()} />)
  place.scrollIntoView()
}
