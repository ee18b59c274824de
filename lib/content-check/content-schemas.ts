import type { z } from 'zod'
import { analyticsSchema } from '../content/analytics-schema'
import { associationSchema } from '../content/association-schema'
import { audiencesSchema } from '../content/audiences-schema'
import { donationsSchema } from '../content/donations-schema'
import { errorPageSchema } from '../content/error-page-schema'
import { eventsSchema } from '../content/events-schema'
import { exitSchema } from '../content/exit-schema'
import { helplinesSchema } from '../content/helplines-schema'
import { listeningDeskSchema } from '../content/listening-desk-schema'
import { newsSchema } from '../content/news-schema'
import { noticeSchema } from '../content/notice-schema'
import { picturesSchema } from '../content/pictures-schema'
import {
  accessibilityStatementSchema,
  policySchema,
  privacyPolicySchema,
} from '../content/policies-schema'
import { practicalAnswersSchema } from '../content/practical-answers-schema'
import { redirectsSchema } from '../content/redirects-schema'
import { reviewsSchema } from '../content/reviews-schema'
import { sameWordsSchema } from '../content/same-words-schema'
import { servicesSchema } from '../content/services-schema'
import { toConfirmSchema } from '../content/to-confirm-schema'
import { translationsSchema } from '../content/translations-schema'
import { welcomeSchema } from '../content/welcome-schema'

/** The schema of every content file. Another file needs its line here before the check takes it. */
export const contentSchemas: Record<string, z.ZodType> = {
  'content/analytics.json': analyticsSchema,
  'content/association.json': associationSchema,
  'content/audiences.json': audiencesSchema,
  'content/donations.json': donationsSchema,
  'content/error-page.json': errorPageSchema,
  'content/events.json': eventsSchema,
  'content/exit.json': exitSchema,
  'content/helplines.json': helplinesSchema,
  'content/listening-desk.json': listeningDeskSchema,
  'content/news.json': newsSchema,
  'content/notice.json': noticeSchema,
  'content/pictures.json': picturesSchema,
  'content/policies/accessibility-statement.json': accessibilityStatementSchema,
  'content/policies/cookie-policy.json': policySchema,
  'content/policies/privacy-policy.json': privacyPolicySchema,
  'content/practical-answers.json': practicalAnswersSchema,
  'content/redirects.json': redirectsSchema,
  'content/reviews.json': reviewsSchema,
  'content/same-words.json': sameWordsSchema,
  'content/services.json': servicesSchema,
  'content/to-confirm.json': toConfirmSchema,
  'content/translations.json': translationsSchema,
  'content/welcome.json': welcomeSchema,
}
