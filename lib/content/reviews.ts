import json from '../../content/reviews.json'
import { isOver } from '../time/period'
import { parseContent } from './parse-content'
import { reviewsSchema } from './schemas/reviews'

/** Those that may still be shown when the site is built. */
export const reviews = parseContent('content/reviews.json', reviewsSchema, json).filter(
  ({ until }) => until === undefined || !isOver({ until }, new Date()),
)
