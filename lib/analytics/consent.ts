export type Consent = {
  statistics: boolean
  /** Version of the cookie policy that the visitor was shown. */
  policyVersion: number
  /** Milliseconds since 1970. */
  givenAt: number
}

/** The cookie policy names it. It says what was chosen and when, and nothing about who chose. */
const cookieName = 'cc_cookie'

const day = 24 * 60 * 60 * 1000

/**
 * Returns the first moment at which the visitor may be asked again: six months of the calendar,
 * which the Italian authority wants to pass first (10 June 2021, doc. web 9677876), and never under
 * 182 days.
 */
export function askAgainAt(givenAt: number): number {
  const sameDay = new Date(givenAt)
  const monthIndex = sameDay.getUTCMonth() + 6
  sameDay.setUTCMonth(monthIndex)
  // 31 August has no counterpart in February: the last day of that month, not a day of March.
  if (sameDay.getUTCMonth() !== monthIndex % 12) sameDay.setUTCDate(0)
  return Math.max(sameDay.getTime(), givenAt + 182 * day)
}

/** Returns what the visitor has chosen, unless it was too long ago or about another policy. */
export function readConsent(
  cookies: string,
  policyVersion: number,
  now: number,
): Consent | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  const [, statistics, version, givenAt] = /^(yes|no)\.(\d+)\.(\d+)$/.exec(value ?? '') ?? []
  const consent = {
    statistics: statistics === 'yes',
    policyVersion: Number(version),
    givenAt: Number(givenAt),
  }
  return consent.policyVersion === policyVersion && now < askAgainAt(consent.givenAt)
    ? consent
    : undefined
}

/** Returns the choice as a cookie, for `document.cookie`. */
export function consentCookie(consent: Consent, secure: boolean): string {
  const value = [consent.statistics ? 'yes' : 'no', consent.policyVersion, consent.givenAt]
  const maxAge = Math.round((askAgainAt(consent.givenAt) - consent.givenAt) / 1000)
  return [
    `${cookieName}=${value.join('.')}`,
    `Max-Age=${maxAge}`,
    'Path=/',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
