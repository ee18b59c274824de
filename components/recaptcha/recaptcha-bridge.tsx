import { useEffect } from 'react'
import { useGoogleReCaptcha } from 'react-google-recaptcha-v3'

type Props = { onReady: (execute: (action: string) => Promise<string>) => void }

/** Hands the wrapper's function to code outside of React, once Google's script is ready. */
export function RecaptchaBridge({ onReady }: Props) {
  const { executeRecaptcha } = useGoogleReCaptcha()

  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha)
  }, [executeRecaptcha, onReady])

  return null
}
