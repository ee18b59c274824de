import { z } from 'zod'
import { reachWell } from './reach'

const answerSchema = z.object({ 'error-codes': z.array(z.string()).default([]) })

/** What Google says of a token that is none, when all is well. */
const expected = 'invalid-input-response'

/**
 * Returns a sentence when Google would check no visitor: messages still arrive, marked as not verified.
 * Asks what the site asks, with a token that is none.
 */
export async function captchaFaults(url: string, secret: string): Promise<string[]> {
  const body = new URLSearchParams({ secret, response: 'prova-automatica' })
  const response = await reachWell(url, { method: 'POST', body })
  const { 'error-codes': codes } = answerSchema.parse(await response.json())
  const others = codes.filter((code) => code !== expected).join(', ')
  if (codes.includes(expected) && !others) return []
  const reason = /secret/.test(others)
    ? 'la chiave RECAPTCHA_SECRET_KEY non vale'
    : /quota/i.test(others)
      ? 'la quota di verifiche di questo mese è finita'
      : `Google risponde «${others}»`
  return [`Nessun messaggio viene verificato contro gli invii automatici: ${reason}.`]
}
