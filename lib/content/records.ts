import analyticsJson from '../../content/analytics.json'
import associationJson from '../../content/association.json'
import donationsJson from '../../content/donations.json'
import listeningDeskJson from '../../content/listening-desk.json'
import picturesJson from '../../content/pictures.json'
import transparencyJson from '../../content/transparency.json'
import { parseContent } from './parse-content'
import { analyticsSchema } from './schemas/analytics'
import { associationSchema } from './schemas/association'
import { donationsSchema } from './schemas/donations'
import { listeningDeskSchema } from './schemas/listening-desk'
import { picturesSchema } from './schemas/pictures'
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

export const pictures = parseContent('content/pictures.json', picturesSchema, picturesJson)

export const transparency = parseContent(
  'content/transparency.json',
  transparencySchema,
  transparencyJson,
)
