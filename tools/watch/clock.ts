/** A captcha token counts only while it is fresh, by the clock of the server. */
const mostSeconds = 5

/** Returns a sentence when the server's clock differs from this one. */
export async function clockFaults(origin: string): Promise<string[]> {
  const asked = Date.now()
  const { headers } = await fetch(`${origin}/robots.txt`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(10_000),
  })
  const answered = Date.now()
  const shown = Date.parse(headers.get('date') ?? '')
  // `Date` has whole seconds.
  const ahead = shown + 1000 < asked ? shown + 1000 - asked : Math.max(0, shown - answered)
  if (Math.abs(ahead) <= 1000 * mostSeconds) return []
  const difference = Number.isNaN(ahead)
    ? 'non si legge'
    : `è ${ahead > 0 ? 'avanti' : 'indietro'} di ${Math.round(Math.abs(ahead) / 1000)} secondi`
  return [
    `L’orologio del server ${difference}, oppure non è giusto quello di chi controlla: i moduli possono prendere per scaduta la verifica di Google.`,
  ]
}
