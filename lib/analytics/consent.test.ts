import { expect, test } from 'vitest'
import { askAgainAt, consentCookie, readConsent } from './consent'

const givenAt = Date.parse('2027-03-10T15:30:00Z')
const accepted = { statistics: true, policyVersion: 1, givenAt }

/** As `document.cookie` has it, among others. */
function stored(consent = accepted): string {
  return `a=1; ${consentCookie(consent, true).split(';')[0]}; NEXT_LOCALE=it`
}

test('gives back what was chosen', () => {
  const declined = { ...accepted, statistics: false }
  expect(readConsent(stored(), 1, givenAt)).toEqual(accepted)
  expect(readConsent(stored(declined), 1, givenAt)).toEqual(declined)
})

test.each([
  ['a month without that day', '2027-08-31T08:00:00Z', '2028-02-29T08:00:00Z'],
  ['another year', '2026-12-31T23:59:00Z', '2027-07-01T23:59:00Z'],
  ['182 days where the calendar says less', '2026-11-21T10:00:00Z', '2027-05-22T10:00:00Z'],
])('asks again after six months: %s', (_, from, to) => {
  expect(new Date(askAgainAt(Date.parse(from))).toISOString()).toBe(new Date(to).toISOString())
})

test('forgets the choice at six months, and not a moment before', () => {
  const end = askAgainAt(givenAt)
  expect(readConsent(stored(), 1, end - 1)).toEqual(accepted)
  expect(readConsent(stored(), 1, end)).toBeUndefined()
})

test.each(['', 'cc_cookie=', 'cc_cookie=yes', 'cc_cookie=maybe.1.1', 'xcc_cookie=yes.1.9e15'])(
  'reads no choice from %j',
  (cookies) => expect(readConsent(cookies, 1, 2)).toBeUndefined(),
)

test('keeps the cookie as long as the choice, for this site only, and Secure on https', () => {
  const cookie = consentCookie(accepted, true)
  expect(cookie).toBe(
    `cc_cookie=yes.1.${givenAt}; Max-Age=${184 * 86_400}; Path=/; SameSite=Lax; Secure`,
  )
  expect(consentCookie(accepted, false)).not.toContain('Secure')
})
