import analyticsJson from '../../content/analytics.json'
import associationJson from '../../content/association.json'
import audiencesJson from '../../content/audiences.json'
import donationsJson from '../../content/donations.json'
import listeningDeskJson from '../../content/listening-desk.json'
import noticesJson from '../../content/notice.json'
import picturesJson from '../../content/pictures.json'
import transparencyJson from '../../content/transparency.json'
import { parseContent } from './parse-content'
import { analyticsSchema } from './schemas/analytics'
import { associationSchema } from './schemas/association'
import { audiencesSchema } from './schemas/audiences'
import { donationsSchema } from './schemas/donations'
import { listeningDeskSchema } from './schemas/listening-desk'
import { noticeSchema } from './schemas/notice'
import { picturesSchema } from './schemas/pictures'
import { transparencySchema } from './schemas/transparency'

export const analytics = parseContent('content/analytics.json', analyticsSchema, analyticsJson)

export const association = parseContent(
  'content/association.json',
  associationSchema,
  associationJson,
)

export const audiences = parseContent('content/audiences.json', audiencesSchema, audiencesJson)

export const donations = parseContent('content/donations.json', donationsSchema, donationsJson)

export const listeningDesk = parseContent(
  'content/listening-desk.json',
  listeningDeskSchema,
  listeningDeskJson,
)

export const notices = parseContent('content/notice.json', noticeSchema, noticesJson)

export const pictures = parseContent('content/pictures.json', picturesSchema, picturesJson)

export const transparency = parseContent(
  'content/transparency.json',
  transparencySchema,
  transparencyJson,
)

/** Whether anything of it is known: before, no page leads to the one about it. */
export const isTransparencyKnown =
  [
    transparency.statute ?? [],
    transparency.accounts,
    transparency.grants,
    transparency.fivePerThousand,
  ].flat().length > 0
