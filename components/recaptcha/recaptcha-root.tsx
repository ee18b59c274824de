import { useEffect } from 'react'
import { GoogleReCaptchaProvider } from 'react-google-recaptcha-v3'
import { RecaptchaBridge } from './recaptcha-bridge'

type Props = {
  siteKey: string
  onReady: (execute: (action: string) => Promise<string>) => void
  onBlocked: () => void
}

const scriptProps = { id: 'google-recaptcha-v3', async: true }

export function RecaptchaRoot({ siteKey, onReady, onBlocked }: Props) {
  // The provider takes no notice of a script that cannot load. Its own effect has run by now.
  useEffect(() => {
    const script = document.getElementById(scriptProps.id)
    script?.addEventListener('error', onBlocked)
    return () => script?.removeEventListener('error', onBlocked)
  }, [onBlocked])

  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={scriptProps}>
      <RecaptchaBridge onReady={onReady} />
    </GoogleReCaptchaProvider>
  )
}
