import { buildDay } from '../time/build-day'
import { addDays } from '../time/weekdays'
import { donations } from './records'
import { daysValid } from './schemas/fields'

/**
 * Returns what comes back of a donation, and nothing once nobody has read the law for too long: a rule that has
 * changed would cost those who trust it money. It is decided when the site is built.
 */
export function currentTaxRelief(
  taxRelief: typeof donations.taxRelief = donations.taxRelief,
): typeof donations.taxRelief | undefined {
  return taxRelief.verifiedOn >= addDays(buildDay(), -daysValid.published) ? taxRelief : undefined
}
