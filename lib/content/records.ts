import analyticsJson from '../../content/analytics.json'
import associationJson from '../../content/association.json'
import donationsJson from '../../content/donations.json'
import listeningDeskJson from '../../content/listening-desk.json'
import newsJson from '../../content/news.json'
import picturesJson from '../../content/pictures.json'
import reviewsJson from '../../content/reviews.json'
import transparencyJson from '../../content/transparency.json'
import { isOver } from '../time/period'
import { isPublished } from '../time/published'
import { parseContent } from './parse-content'
import { analyticsSchema } from './schemas/analytics'
import { associationSchema } from './schemas/association'
import { donationsSchema } from './schemas/donations'
import { listeningDeskSchema } from './schemas/listening-desk'
import { newsSchema } from './schemas/news'
import { picturesSchema } from './schemas/pictures'
import { reviewsSchema } from './schemas/reviews'
import { transparencySchema } from './schemas/transparency'

export const analytics = parseContent('content/analytics.json', analyticsSchema, analyticsJson)

export const association = parseContent(
  'content/association.json',
  associationSchema,
  associationJson,
)

export const donations = parseContent('content/donations.json', donationsSchema, donationsJson)

export const listeningDesk = parseContent(
  'content/listening-desk.json',
  listeningDeskSchema,
  listeningDeskJson,
)

/** Those whose day has come when the site is built. */
export const news = parseContent('content/news.json', newsSchema, newsJson).filter(isPublished)

export const pictures = parseContent('content/pictures.json', picturesSchema, picturesJson)

/** Those that may still be shown when the site is built. */
export const reviews = parseContent('content/reviews.json', reviewsSchema, reviewsJson).filter(
  ({ until }) => until === undefined || !isOver({ until }, new Date()),
)

export const transparency = parseContent(
  'content/transparency.json',
  transparencySchema,
  transparencyJson,
)
