import type { Resolver } from 'node:dns/promises'

type Lookup = Pick<Resolver, 'resolveMx' | 'resolveTxt'>

const none = ['ENOTFOUND', 'ENODATA']

/** Returns what the sender's domain, and the domains of the mailboxes, lack in the DNS. */
export async function dnsFaults(dns: Lookup, sender: string, recipients: readonly string[]) {
  const faults: string[] = []
  if (!(await hasDmarc(dns, sender))) {
    faults.push(
      `Nel DNS di ${sender} manca il record DMARC (TXT _dmarc.${sender}): i messaggi del sito possono finire fra lo spam.`,
    )
  }
  for (const domain of new Set(recipients)) {
    const servers = await orNone(dns.resolveMx(domain))
    if (servers.length > 0) continue
    faults.push(`Il dominio ${domain} non ha un server di posta (MX): nessuna casella riceve.`)
  }
  return faults
}

/** A subdomain without a policy has the one of the domain above (RFC 7489). */
async function hasDmarc(dns: Lookup, domain: string): Promise<boolean> {
  const records = await orNone(dns.resolveTxt(`_dmarc.${domain}`))
  if (records.some((parts) => parts.join('').startsWith('v=DMARC1'))) return true
  const [, ...above] = domain.split('.')
  return above.length >= 2 && hasDmarc(dns, above.join('.'))
}

async function orNone<Item>(records: Promise<Item[]>): Promise<Item[]> {
  try {
    return await records
  } catch (error) {
    if (none.includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw new Error('il DNS non risponde', { cause: error })
  }
}
