import type { Form } from '@/lib/forms/forms'
import { withTimeout } from '@/lib/time/with-timeout'

/** Inlined at build. Without a key there is no check, no script and no word about either. */
const siteKey = process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY

async function recaptcha(key: string) {
  return (await import('./load-recaptcha')).loadRecaptcha(key)
}

/** Loads reCAPTCHA when someone begins to write: nobody else ever contacts Google. */
export function prepareToken(): void {
  if (siteKey) recaptcha(siteKey).catch(() => {})
}

/**
 * Returns a token for this attempt, or none when Google is blocked, broken or slow: no reason to
 * stop.
 */
export async function requestToken({ captchaAction }: Form): Promise<string | undefined> {
  if (!siteKey) return undefined
  const execution = recaptcha(siteKey).then((execute) => execute(captchaAction))
  const token: unknown = await withTimeout(5000, execution)
  return typeof token === 'string' ? token : undefined
}
