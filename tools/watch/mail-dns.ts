import type { Resolver } from 'node:dns/promises'

const none = ['ENOTFOUND', 'ENODATA']

/** Returns a sentence when the sender's domain has no DMARC record. */
export async function dmarcFaults(dns: Pick<Resolver, 'resolveTxt'>, sender: string) {
  // A subdomain without a policy has the one of the domain above (RFC 7489).
  for (let domain = sender; domain.includes('.'); domain = domain.replace(/^[^.]*\./, '')) {
    const records = await dns.resolveTxt(`_dmarc.${domain}`).catch((error: unknown) => {
      if (none.includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw new Error('il DNS non risponde', { cause: error })
    })
    if (records.some((parts) => parts.join('').startsWith('v=DMARC1'))) return []
  }
  return [
    `Nel DNS di ${sender} manca il record DMARC (TXT _dmarc.${sender}): i messaggi del sito possono finire fra lo spam.`,
  ]
}
