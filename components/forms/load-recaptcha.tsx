import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'

type Execute = (action: string) => Promise<string>

const scriptProps = { id: 'google-recaptcha-v3', async: true }

let loading: Promise<Execute> | undefined

/**
 * Loads Google's script, once per document. The provider lives in a root of its own: taking it down
 * with each form page and putting it up again breaks both itself and Google's script.
 */
export function loadRecaptcha(siteKey: string): Promise<Execute> {
  return (loading ??= mountProvider(siteKey))
}

function mountProvider(siteKey: string): Promise<Execute> {
  return new Promise((resolve, reject) => {
    if (otherKeyIsLoaded(siteKey)) {
      console.error('reCAPTCHA already loaded with different site key')
      reject(new Error('reCAPTCHA belongs to somebody else on this page'))
      return
    }
    const root = createRoot(document.createElement('div'))
    function giveUp() {
      // Nothing has been loaded, so it can be taken down, and the next attempt starts afresh.
      root.unmount()
      loading = undefined
      reject(new Error('reCAPTCHA could not be loaded'))
    }
    root.render(<RecaptchaRoot siteKey={siteKey} onReady={resolve} onBlocked={giveUp} />)
  })
}

function otherKeyIsLoaded(siteKey: string): boolean {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src*="/recaptcha/"]')
  return [...scripts].some(({ src }) => {
    const key = new URL(src).searchParams.get('render')
    return key !== null && key !== siteKey
  })
}

type RootProps = {
  siteKey: string
  onReady: (execute: Execute) => void
  onBlocked: () => void
}

function RecaptchaRoot({ siteKey, onReady, onBlocked }: RootProps) {
  // The provider takes no notice of a script that cannot load. Its own effect has run by now.
  useEffect(() => {
    const script = document.getElementById(scriptProps.id)
    script?.addEventListener('error', onBlocked)
    return () => script?.removeEventListener('error', onBlocked)
  }, [onBlocked])

  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={scriptProps}>
      <ReadyNotice onReady={onReady} />
    </GoogleReCaptchaProvider>
  )
}

/** Hands the wrapper's function to code outside of React, once Google's script is ready. */
function ReadyNotice({ onReady }: Pick<RootProps, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha()

  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha)
  }, [executeRecaptcha, onReady])

  return null
}
