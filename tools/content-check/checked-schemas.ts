import { z } from 'zod'
import { analyticsSchema } from '../../lib/content/schemas/analytics'
import { associationSchema } from '../../lib/content/schemas/association'
import { audiencesSchema } from '../../lib/content/schemas/audiences'
import { closuresSchema } from '../../lib/content/schemas/closures'
import { deskPauseSchema } from '../../lib/content/schemas/desk-pause'
import { donationsSchema } from '../../lib/content/schemas/donations'
import { errorPageSchema } from '../../lib/content/schemas/error-page'
import { eventSchema } from '../../lib/content/schemas/events'
import { exitSchema } from '../../lib/content/schemas/exit'
import { helplinesSchema } from '../../lib/content/schemas/helplines'
import { listeningDeskSchema } from '../../lib/content/schemas/listening-desk'
import { nearbyServicesSchema } from '../../lib/content/schemas/nearby-services'
import { newsItemSchema } from '../../lib/content/schemas/news'
import { noticeSchema } from '../../lib/content/schemas/notice'
import { phoneHoursSchema } from '../../lib/content/schemas/phone-hours'
import { picturesSchema } from '../../lib/content/schemas/pictures'
import {
  accessibilityStatementSchema,
  policySchema,
  privacyPolicySchema,
} from '../../lib/content/schemas/policies'
import { practicalAnswersSchema } from '../../lib/content/schemas/practical-answers'
import { redirectsSchema } from '../../lib/content/schemas/redirects'
import { reviewSchema } from '../../lib/content/schemas/reviews'
import { servicesSchema } from '../../lib/content/schemas/services'
import { transparencySchema } from '../../lib/content/schemas/transparency'
import { welcomeSchema } from '../../lib/content/schemas/welcome'
import { entryFile, entryOf } from '../../lib/entries/entry-files'
import { toConfirmSchema } from '../launch-check/to-confirm'

/** Texts that are the same in two languages and are meant to be. */
const sameWordsSchema = z.array(z.string().trim().min(1))

/**
 * The schema of every content file, of entries that of each: `content/events/*.json`. Another file needs its
 * line here before the check takes it.
 */
export const checkedSchemas: Record<string, z.ZodType> = {
  'content/analytics.json': analyticsSchema,
  'content/association.json': associationSchema,
  'content/audiences.json': audiencesSchema,
  'content/closures.json': closuresSchema,
  'content/desk-pause.json': deskPauseSchema,
  'content/donations.json': donationsSchema,
  'content/error-page.json': errorPageSchema,
  'content/events/*.json': eventSchema,
  'content/exit.json': exitSchema,
  'content/helplines.json': helplinesSchema,
  'content/listening-desk.json': listeningDeskSchema,
  'content/nearby-services.json': nearbyServicesSchema,
  'content/news/*.json': newsItemSchema,
  'content/notice.json': noticeSchema,
  'content/phone-hours.json': phoneHoursSchema,
  'content/pictures.json': picturesSchema,
  'content/policies/accessibility-statement.json': accessibilityStatementSchema,
  'content/policies/cookie-policy.json': policySchema,
  'content/policies/privacy-policy.json': privacyPolicySchema,
  'content/practical-answers.json': practicalAnswersSchema,
  'content/redirects.json': redirectsSchema,
  'content/reviews/*.json': reviewSchema,
  'content/same-words.json': sameWordsSchema,
  'content/services.json': servicesSchema,
  'content/to-confirm.json': toConfirmSchema,
  'content/transparency.json': transparencySchema,
  'content/welcome.json': welcomeSchema,
}

/** Returns the schema of a file; undefined where the site does not use it. */
export function schemaOf(file: string): z.ZodType | undefined {
  const entry = entryOf(file)
  return checkedSchemas[entry ? entryFile(entry.kind, '*') : file]
}
