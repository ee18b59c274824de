import json from '../../content/analytics.json'
import { parseContent } from './parse-content'
import { analyticsSchema } from './schemas/analytics'

export const analytics = parseContent('content/analytics.json', analyticsSchema, json)
