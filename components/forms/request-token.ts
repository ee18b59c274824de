import type { Form } from '@/lib/forms/forms'

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

/**
 * Returns the promise's value, or `undefined` when it fails or takes longer than `milliseconds`.
 */
async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  try {
    return await Promise.race([promise, limit])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
