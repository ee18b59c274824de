type Site = { email: string; origin: string; languages: readonly string[]; builtOn: Date }

/** RFC 9116 recommends less than a year: an old contact is worse than none. */
const validDays = 330

const day = 24 * 60 * 60 * 1000

/** Returns `/.well-known/security.txt`: where to report a weakness of the site. */
export function securityTxt({ email, origin, languages, builtOn }: Site): string {
  const expires = new Date(builtOn.getTime() + validDays * day)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Returns the day on which the site was built that has this `security.txt`. */
export function builtOn(text: string): Date | undefined {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  return Number.isNaN(expires) ? undefined : new Date(expires - validDays * day)
}

/**
 * Returns what is wrong with a `security.txt`, one sentence each; 30 days leave time for a new
 * build.
 */
export function securityTxtFaults(text: string, now: Date): string[] {
  const fields = text.split(/\r?\n/).map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [])
  const values = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value)
  const [expires = '', ...more] = values('Expires')
  const daysLeft = (Date.parse(expires) - now.getTime()) / day
  return [
    values('Contact').length === 0 && 'Contact is missing.',
    values('Canonical').length === 0 && 'Canonical is missing.',
    (Number.isNaN(daysLeft) || more.length > 0) && 'Expires must be there once, as a date.',
    daysLeft < 30 && `It expires on ${expires}: build and publish the site again.`,
    daysLeft > 366 && `Expires is more than a year away: ${expires}.`,
  ].filter((fault) => fault !== false)
}
