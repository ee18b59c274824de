import json from '../../content/analytics.json'
import { analyticsSchema } from './analytics-schema'
import { parseContent } from './parse-content'

export const analytics = parseContent('content/analytics.json', analyticsSchema, json)
